import { Radio, RadioGroup } from '@org/ui/radio-group';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatBy } from '../../../shared/format/format-day.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { QUOTE_STATES } from '../quote-words.ts';
import type { Quote, QuotedLine, RequestQuotes } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';
import { type Chosen, chosenOf, isGiven, LIST, NONE } from './choice.ts';

export interface QuotesViewProps {
  quotes: RequestQuotes;
  chosen: Chosen;
  onChoose: (lineId: string, choice: string) => void;
}

/** Who has answered, and for each line its quotes beside the best of the price lists. */
export function QuotesView({ quotes, chosen, onChoose }: QuotesViewProps) {
  return (
    <section aria-labelledby="quotes" className={css.main}>
      <div>
        <h2 id="quotes" className={css.heading}>
          Предложения
        </h2>
        {quotes.inquiries.map((inquiry) => (
          <Answered key={inquiry.id} inquiry={inquiry} />
        ))}
      </div>
      <ul className={css.lines}>
        {quotes.lines.map((line) => (
          <li key={line.line_id} className={css.asked}>
            <What line={line} />
            <div className={css.options}>
              <RadioGroup
                aria-label={`Что взять: ${line.product?.title ?? line.text}`}
                value={chosenOf(line, chosen)}
                isDisabled={!line.is_open}
                onChange={(choice) => onChoose(line.line_id, choice)}
              >
                {line.quotes.map((quote) => (
                  <Choice key={quote.id} quote={quote} line={line} />
                ))}
                {line.best && <Listed best={line.best} />}
                <Radio value={NONE}>Не брать</Radio>
              </RadioGroup>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        Цена с доставкой за штуку. Предложение держит цену, но не товар: остаток проверим, когда
        закажете. Поставщики узнают ваше имя только из заказа.
      </p>
    </section>
  );
}

/** How many of those who are silent are named. */
const NAMED = 4;

/** «Амур Шина, Волга Шина Снаб и ещё 12» */
function namesOf(suppliers: readonly { name: string }[]): string {
  const rest = suppliers.length - NAMED;
  const named = suppliers.slice(0, rest > 1 ? NAMED : suppliers.length);
  return `${named.map(({ name }) => name).join(', ')}${rest > 1 ? ` и ещё ${rest}` : ''}`;
}

/** «Ответили 2 из 5, ждём до завтра, 12:00. Молчат: …» */
function Answered({ inquiry }: { inquiry: RequestQuotes['inquiries'][number] }) {
  const { suppliers, until, is_open } = inquiry;
  const silent = suppliers.filter(({ answered_at }) => answered_at === null);
  const count = suppliers.length - silent.length;
  return (
    <p className={css.note}>
      Ответили {count} из {suppliers.length},{' '}
      {is_open ? `ждём до: ${formatDeadline(until)}` : 'приём закончен'}.
      {silent.length > 0 && ` Не ответили: ${namesOf(silent)}.`}
    </p>
  );
}

function What({ line }: { line: QuotedLine }) {
  return (
    <div className={css.what}>
      <span className={css.title}>{line.product?.title ?? line.text}</span>
      {line.product && <span className={css.note}>{line.text}</span>}
      <span className={css.note}>
        {formatPieces(line.quantity)}
        {!line.is_open && ', заказано'}
      </span>
    </div>
  );
}

const priceText = (landed: number | null, price: number) =>
  landed === null ? `${formatMoney(price)} без доставки` : formatMoney(landed);

/** «прайс минус 170 ₽» */
function moveText({ price, list_price }: Quote): string {
  if (list_price === null || price === list_price) return 'как в прайсе';
  const difference = formatMoney(Math.abs(list_price - price));
  return price < list_price ? `прайс минус ${difference}` : `прайс плюс ${difference}`;
}

function Choice({ quote, line }: { quote: Quote; line: QuotedLine }) {
  const { state, supplier, product, day_max, holds_until, available, quantity } = quote;
  const isOther = product.id !== line.product?.id;
  const details = [
    ...(state === 'given' ? [] : [QUOTE_STATES[state]]),
    ...(isOther ? [product.title] : []),
    ...(quantity < line.quantity ? [`только ${formatPieces(quantity)}`] : []),
    `${formatMoney(quote.price)} за штуку, ${moveText(quote)}`,
    ...(day_max ? [formatBy(day_max)] : []),
    ...(state === 'given' ? [`держит до: ${formatDeadline(holds_until)}`] : []),
    available < quantity
      ? `на складе ${formatPieces(available)} из ${quantity}: заказать не выйдет`
      : `на складе ${formatPieces(available)}`,
  ];
  return (
    <Radio value={quote.id} isDisabled={!isGiven(quote)} description={details.join(', ')}>
      <span className={css.price}>{priceText(quote.landed_price, quote.price)}</span>{' '}
      {supplier.name}
    </Radio>
  );
}

function Listed({ best }: { best: NonNullable<QuotedLine['best']> }) {
  return (
    <Radio value={LIST} description={`лучшее в прайсах: ${best.supplier.name}`}>
      <span className={css.price}>{priceText(best.landed_price, best.bulk_price)}</span> Без запроса
    </Radio>
  );
}
