import { variantWords } from '@org/trade/season-words';
import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Sparkline } from '@org/ui/sparkline';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../shared/format/format-day.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { toastError } from '../../shared/page/messages.ts';
import { searchPath } from '../../shared/sections.ts';
import {
  askedOf,
  cheapestFirst,
  courseOf,
  habitOf,
  inTurn,
  isDue,
  lastOf,
  type UsualSize,
  weekOf,
} from './usual-size-words.ts';
import * as css from './usual-sizes.css.ts';

export interface UsualSizesProps {
  sizes: readonly UsualSize[];
  /** where goods are delivered to; '' if nobody has said it */
  city: string;
  /** Shows the cheapest that there is of a size. */
  bestOf: (size: UsualSize) => ReactNode;
  /** Puts as many pieces as usual into a request. */
  onTake: (size: UsualSize) => Promise<unknown>;
}

/** How many are shown. */
const SHOWN = 6;

/** What is bought again and again: what it costs today, how often it is bought, and one press to buy it again. */
export function UsualSizes({ sizes, city, bestOf, onTake }: UsualSizesProps) {
  if (sizes.length === 0) return null;
  const day = today();
  return (
    <section aria-label="Ваши размеры">
      <div className={css.head}>
        <Heading level={2} size={16}>
          Ваши размеры
        </Heading>
        <span className={css.note}>
          {city ? `лучшие цены с доставкой: ${city}` : 'лучшие цены в прайсах, без доставки'}
        </span>
      </div>
      <ul className={css.list}>
        {inTurn(sizes, day)
          .slice(0, SHOWN)
          .map((size) => (
            <li key={`${size.section} ${askedOf(size)}`} className={css.row}>
              <div className={css.size}>
                <Link
                  className={css.marking}
                  to={`${searchPath(size.section, askedOf(size))}&order_by=${cheapestFirst(city)}`}
                >
                  {size.size}
                </Link>
                <div className={css.note}>{variantWords(size)}</div>
              </div>
              <div className={css.best}>{bestOf(size)}</div>
              <Course size={size} />
              <div className={css.habit}>
                {habitOf(size)}
                <div className={isDue(size, day) ? css.due : css.note}>{lastOf(size, day)}</div>
              </div>
              <div className={css.act}>
                <TakeButton size={size} onTake={onTake} />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How the price of a size has moved. */
function Course({ size }: { size: UsualSize }) {
  const week = weekOf(size);
  return (
    <div className={css.course}>
      {size.prices.length > 1 && (
        <Sparkline
          values={size.prices.map(({ price }) => price)}
          label={courseOf(size)}
          width={76}
        />
      )}
      {week && (
        <span className={week.isDown ? css.down : css.note} title="за неделю">
          {week.words}
        </span>
      )}
    </div>
  );
}

function TakeButton({ size, onTake }: { size: UsualSize; onTake: UsualSizesProps['onTake'] }) {
  const [isTaking, during] = useBusy();
  return (
    <Button
      aria-label={`+${size.quantity} в заявку: ${askedOf(size)}`}
      isPending={isTaking}
      pendingText="Добавляем"
      onPress={() => void during(onTake(size)).catch(toastError)}
    >
      +{size.quantity} в заявку
    </Button>
  );
}
