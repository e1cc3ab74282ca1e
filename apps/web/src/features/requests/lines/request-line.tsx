import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { memo, type ReactNode } from 'react';
import * as goodsCss from '../../../shared/cart/goods.css.ts';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { MarkedText } from '../../../shared/marked-text/marked-text.tsx';
import { searchPath } from '../../../shared/sections.ts';
import { badgeOf } from '../badges.ts';
import * as lineCss from '../line.css.ts';
import type { OfferedGoods } from '../request-calls.ts';
import {
  doubtOf,
  type Line,
  pickedOf,
  questionOf,
  withPick,
  withWanted,
} from '../request-lines.ts';
import * as css from '../requests.css.ts';
import { LineWatch } from '../watches/line-watch.tsx';
import { isWatchable, type Watching } from '../watches/use-watches.tsx';
import type { Watch } from '../watches/watches.atoms.ts';
import { Alternatives, type AlternativesProps } from './alternatives.tsx';
import { LineProduct } from './line-product.tsx';
import { Options, type OptionsProps } from './options.tsx';

export interface RequestLineProps
  extends Pick<OptionsProps, 'loadProduct' | 'onChange'>,
    Pick<AlternativesProps, 'arrivals' | 'suppliers' | 'loadSubstitutes'>,
    Pick<Watching, 'onWatch' | 'onStopWatch'> {
  line: Line;
  /** What the line is watched for. */
  watch: Watch | undefined;
  drawingOf: (product: OfferedGoods['product']) => ReactNode;
}

/** A line: the buyer's words, what they mean, how many. */
export const RequestLine = memo(function RequestLine({
  line,
  drawingOf,
  watch,
  onWatch,
  onStopWatch,
  ...props
}: RequestLineProps) {
  const { row, goods, id } = line;
  const { onChange, arrivals, suppliers } = props;
  const badge = badgeOf(line);
  return (
    <li className={css.item}>
      <div className={lineCss.head}>
        <Source row={row} place={line.place} />
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <div className={css.meaning}>
        {row.status === 'ambiguous' && <Choice line={line} {...props} />}
        {goods && (
          <LineProduct
            line={line}
            goods={goods}
            {...{ arrivals, suppliers }}
            drawing={drawingOf(goods.product)}
            onWanted={(wanted) => onChange(id, (one) => withWanted(one, wanted))}
          >
            {doubtOf(line)?.startsWith('offer') ? (
              <Changed line={line} onChange={onChange} />
            ) : (
              goods.offers.length > 0 && <Alternatives {...props} line={line} goods={goods} />
            )}
          </LineProduct>
        )}
        <Question line={line} onChange={onChange} />
        {isWatchable(line) && (
          <LineWatch
            watch={watch}
            place={line.place}
            onWatch={() => onWatch([line])}
            onStop={onStopWatch}
          />
        )}
        {row.substitutes.length > 0 && (
          <Stack gap={2}>
            <Text as="div" size={13} tone="secondary">
              Ближайшие замены
            </Text>
            <Options
              label={`Замены для «${row.text}»`}
              options={row.substitutes}
              line={line}
              {...props}
            />
          </Stack>
        )}
      </div>
    </li>
  );
});

/** The offer that was chosen by hand is gone or dearer: nothing is bought instead until somebody says so. */
function Changed({ line, onChange }: Pick<RequestLineProps, 'line' | 'onChange'>) {
  const offer = pickedOf(line);
  const was = line.pick && formatMoney(line.pick.price);
  return (
    <div className={`${css.question} ${css.why}`}>
      <span className={goodsCss.warning}>
        {offer
          ? `«${offer.supplier}» теперь просит ${formatMoney(offer.bulk_price)} за штуку, было ${was}`
          : `Предложения за ${was}, которое вы выбрали, больше нет. Ничего другого без вас не закажем`}
      </span>
      {offer && (
        <Button
          size="s"
          onPress={() =>
            onChange(line.id, (one) =>
              withPick(one, { id: offer.offer_id, price: offer.bulk_price }),
            )
          }
        >
          Взять по новой цене
        </Button>
      )}
      <Button size="s" onPress={() => onChange(line.id, (one) => withPick(one, null))}>
        Вернуть выбор системы
      </Button>
    </div>
  );
}

/** The open question of a row. An unusual quantity is confirmed in one press. */
function Question({ line, onChange }: Pick<RequestLineProps, 'line' | 'onChange'>) {
  const { row, wanted, id } = line;
  const doubt = doubtOf(line);
  const message =
    doubt === 'product'
      ? (questionOf(row, 'contradiction') ?? questionOf(row, 'unread'))
      : doubt === 'quantity' || doubt === 'large_quantity'
        ? questionOf(row, doubt)
        : undefined;
  if (!message) {
    const correction = questionOf(row, 'corrected');
    return correction ? <div className={css.reason}>{correction}</div> : null;
  }
  return (
    <div className={css.question}>
      <span className={goodsCss.warning}>{message}</span>
      {doubt === 'large_quantity' && wanted !== null && (
        <Button size="s" onPress={() => onChange(id, (one) => withWanted(one, wanted))}>
          {`Да, ${formatPieces(wanted)}`}
        </Button>
      )}
    </div>
  );
}

function Source({
  row: { text, context, understood, reason, unmet },
  place,
}: Pick<Line, 'row' | 'place'>) {
  return (
    <div className={css.source}>
      <span className={css.place}>{place}.</span>
      {context && <span className={css.context}>{context} · </span>}
      <MarkedText text={text} understood={understood} />
      {reason && <div className={css.reason}>{reason}</div>}
      {unmet.length > 0 && (
        <div className={goodsCss.warning}>
          Не нашли с условием {unmet.map((words) => `«${words}»`).join(', ')}: показали без него
        </div>
      )}
    </div>
  );
}

/** The most options that the server returns. If it returns this many, there may be more. */
const MAX_CANDIDATES = 5;

function Choice({ line, ...props }: Pick<RequestLineProps, 'line' | 'loadProduct' | 'onChange'>) {
  const { row } = line;
  return (
    <Stack gap={2}>
      <Options label={`Что значит «${row.text}»`} options={row.options} line={line} {...props} />
      {row.options.length >= MAX_CANDIDATES && (
        <div>
          <Link
            variant="action"
            href={searchPath(row.section ?? 'tyres', `${row.context} ${row.text}`.trim())}
          >
            Все варианты в каталоге
          </Link>
        </div>
      )}
    </Stack>
  );
}
