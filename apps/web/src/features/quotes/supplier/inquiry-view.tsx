import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { Heading } from '@org/ui/heading';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { NumberStepper } from '@org/ui/number-stepper';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Text } from '@org/ui/text';
import { TextField } from '@org/ui/text-field';
import { addDays } from 'date-fns/addDays';
import { useState } from 'react';
import {
  countOf,
  formatMoney,
  formatPieces,
  formatRoubles,
  ROWS,
} from '../../../shared/format/format.ts';
import { formatDay, today } from '../../../shared/format/format-day.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import { afterHours, LINES, QUOTE_STATES, TERMS } from '../quote-words.ts';
import type { Inquiry, InquiryAnswer } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';
import { answerOf, cut, type Draft, draftOf, NO_OFFER, readPrice } from './answer.ts';
import { WishAnswer } from './wish-answer.tsx';

type Line = Inquiry['lines'][number];

export interface InquiryViewProps {
  inquiry: Inquiry;
  onAnswer: (body: InquiryAnswer) => Promise<unknown>;
  /** Agrees to the price that the buyer wishes of a quote, or declines. */
  onWish: (quote: string, price: number, isAgreed: boolean) => Promise<unknown>;
}

/** The longest that the contract lets a buyer wait, in days. */
const MAX_DAYS = 180;
const CUTS = [
  { value: '0', label: 'Без уступки' },
  { value: '2', label: '−2 %' },
  { value: '5', label: '−5 %' },
];

const draftsOf = ({ lines, version }: Inquiry) =>
  Object.fromEntries(lines.map((line) => [line.id, draftOf(line, version > 0)]));

/** What is asked for, with own offers and prices filled in: one press offers them. */
export function InquiryView({ inquiry, onAnswer, onWish }: InquiryViewProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>(() => draftsOf(inquiry));
  const [percent, setPercent] = useState('0');
  const set = (id: string, change: Partial<Draft>) =>
    setDrafts((before) => {
      const draft = before[id];
      return draft ? { ...before, [id]: { ...draft, ...change } } : before;
    });
  const priceAt = (line: Line, offer: string, off: string) => {
    const list = line.offers.find(({ offer_id }) => offer_id === offer)?.bulk_price;
    return list === undefined ? {} : { price: writeRoubles(cut(list, Number(off))) };
  };
  return (
    <section aria-labelledby="inquiry" className={css.page}>
      <Heading id="inquiry" level={2} size={16}>
        Покупатель, {inquiry.city}: {countOf(inquiry.lines.length, ROWS)}
      </Heading>
      <p className={css.note}>
        {inquiry.is_open ? `Ответить до: ${formatDeadline(inquiry.until)}. ` : 'Приём закончен. '}
        Имя откроется, когда закажут.
        {inquiry.answered_by && ` Ответил ${inquiry.answered_by}.`}
      </p>
      {inquiry.is_open && (
        <SegmentedControl
          label="Уступка от прайса"
          options={CUTS}
          value={[percent]}
          onChange={([next = '0']) => {
            setPercent(next);
            for (const line of inquiry.lines)
              set(line.id, priceAt(line, drafts[line.id]?.offer ?? NO_OFFER, next));
          }}
        />
      )}
      <ul className={css.list}>
        {inquiry.lines.map((line) => (
          <LineAnswer
            key={line.id}
            line={line}
            draft={drafts[line.id]}
            isOpen={inquiry.is_open && line.quote?.state !== 'taken'}
            onWish={onWish}
            onChange={(change) =>
              set(line.id, {
                ...(change.offer !== undefined && priceAt(line, change.offer, percent)),
                ...change,
              })
            }
          />
        ))}
      </ul>
      <Answering inquiry={inquiry} drafts={drafts} onAnswer={onAnswer} />
    </section>
  );
}

interface LineAnswerProps extends Pick<InquiryViewProps, 'onWish'> {
  line: Line;
  draft: Draft | undefined;
  isOpen: boolean;
  onChange: (change: Partial<Draft>) => void;
}

/** True if there is nothing of what is asked for, but something like it. */
const isLikeOnly = ({ product, offers }: Line) =>
  product !== null && offers.length > 0 && !offers.some(({ is_asked }) => is_asked);

function LineAnswer({ line, draft, isOpen, onChange, onWish }: LineAnswerProps) {
  const { text, quantity, offers, quote } = line;
  const offer = offers.find(({ offer_id }) => offer_id === draft?.offer);
  const { error } = draft && draft.offer !== NO_OFFER ? readPrice(draft.price) : {};
  return (
    <li className={css.answer}>
      <div className={css.what}>
        <Text as="span" weight="semi" tone="inherit">
          {text}
        </Text>
        <span className={css.note}>Просят {formatPieces(quantity)}</span>
        {isOpen && !quote && isLikeOnly(line) && (
          <span className={css.note}>Таких у вас нет, есть похожие</span>
        )}
        {quote && <Quoted quote={quote} />}
        {quote && <WishAnswer quote={quote} text={text} onWish={onWish} />}
        {offer && draft && offer.available < draft.quantity && (
          <span className={css.warn}>
            На складе {formatPieces(offer.available)}: больше заказать не смогут
          </span>
        )}
      </div>
      {isOpen && offers.length > 0 && draft ? (
        <>
          <Select
            label="Ваш товар"
            items={[
              ...offers.map(({ offer_id, product, bulk_price, available }) => ({
                value: offer_id,
                label: `${product.title}: ${formatMoney(bulk_price)}, ${formatPieces(available)}`,
              })),
              { value: NO_OFFER, label: 'Не предлагать' },
            ]}
            value={draft.offer}
            onChange={(value) => onChange({ offer: value ?? NO_OFFER })}
            isRequired
          />
          <TextField
            label="Цена"
            aria-label={`Цена: ${text}`}
            inputMode="decimal"
            suffix="₽"
            value={draft.price}
            isDisabled={draft.offer === NO_OFFER}
            {...(error !== undefined && { isInvalid: true, errorMessage: error })}
            onChange={(price) => onChange({ price })}
          />
          <NumberStepper
            aria-label={`Сколько: ${text}`}
            decreaseLabel="Меньше"
            increaseLabel="Больше"
            minValue={1}
            maxValue={quantity}
            value={draft.quantity}
            onChange={(pieces) => onChange({ quantity: pieces })}
          />
          <DateField
            label="Будет у вас"
            aria-label={`Будет у вас: ${text}`}
            optionalText="необязательно"
            clearLabel="Убрать день"
            minValue={today()}
            maxValue={today(addDays(Date.now(), MAX_DAYS))}
            value={draft.day || null}
            isDisabled={draft.offer === NO_OFFER}
            onChange={(day) => onChange({ day: day ?? '' })}
          />
        </>
      ) : (
        offers.length === 0 && isOpen && <span className={css.note}>Нет у вас</span>
      )}
    </li>
  );
}

function Quoted({ quote }: { quote: NonNullable<Line['quote']> }) {
  const { state, price, quantity, day, holds_until, landed_price, product } = quote;
  if (state !== 'given')
    return (
      <span>
        <Badge tone={state === 'taken' ? 'ok' : 'neutral'}>{QUOTE_STATES[state]}</Badge>{' '}
        {formatMoney(price)}
      </span>
    );
  return (
    <span className={css.note}>
      Предложили: {product.title}, {formatPieces(quantity)} по {formatMoney(price)}
      {landed_price !== null && `, ему с доставкой ${formatRoubles(landed_price)}`}
      {day !== null && `, будет у вас ${formatDay(day)}`}, до: {formatDeadline(holds_until)}
    </span>
  );
}

interface AnsweringProps extends Pick<InquiryViewProps, 'inquiry' | 'onAnswer'> {
  drafts: Readonly<Record<string, Draft>>;
}

function Answering({ inquiry, drafts, onAnswer }: AnsweringProps) {
  const [hours, setHours] = useState('72');
  const lines = answerOf(inquiry, drafts);
  const offering = useCall(() =>
    onAnswer({
      version: inquiry.version,
      holds_until: afterHours(hours),
      lines: lines ?? [],
    }),
  );
  const leaving = useCall(() =>
    onAnswer({ version: inquiry.version, holds_until: afterHours(hours), lines: [] }),
  );
  const isGiven = inquiry.lines.some(({ quote }) => quote?.state === 'given');
  if (!inquiry.is_open && !isGiven) return null;
  return (
    <div className={css.foot}>
      {inquiry.is_open && (
        <Select
          label="Держим цену"
          items={TERMS}
          value={hours}
          onChange={(value) => setHours(value ?? hours)}
          isRequired
        />
      )}
      <Note>
        Предложение держит цену, но не товар: с остатков он снимется, когда закажут. Минимальный
        заказ и кратность для него не действуют.
      </Note>
      <Inline gap={3}>
        {inquiry.is_open && (
          <Button
            variant="primary"
            size="l"
            isDisabled={!lines || lines.length === 0}
            isPending={offering.isPending}
            pendingText="Отправляем"
            onPress={offering.run}
          >
            {lines && lines.length > 0
              ? `Предложить ${countOf(lines.length, LINES)}`
              : 'Предложить'}
          </Button>
        )}
        {(isGiven || inquiry.version === 0) && (
          <Button variant="ghost" isPending={leaving.isPending} onPress={leaving.run}>
            {isGiven ? 'Отозвать всё' : 'Не предлагать'}
          </Button>
        )}
      </Inline>
    </div>
  );
}
