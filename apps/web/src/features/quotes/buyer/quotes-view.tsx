import { Heading } from '@org/ui/heading';
import { CheckIcon } from '@org/ui/icons';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Text } from '@org/ui/text';
import { type Buying, sumOf } from '../../../shared/cart/buying.ts';
import {
  countOf,
  formatMoney,
  formatPieces,
  formatRoubles,
  ROWS,
} from '../../../shared/format/format.ts';
import { formatBy } from '../../../shared/format/format-day.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { moveText, OF_LINES, QUOTE_STATES } from '../quote-words.ts';
import type { QuotedLine, RequestQuotes } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';
import { BargainList, type BargainListProps } from './bargain-list.tsx';
import { chosenOf, isGiven, LIST, NONE, type QuoteChoices } from './choice.ts';
import { type Column, columnsOf, leadOf, listedOrder } from './columns.ts';
import { InquiryTerm, type InquiryTermProps } from './inquiry-term.tsx';

export interface QuotesViewProps
  extends Pick<BargainListProps, 'onWish'>,
    Pick<InquiryTermProps, 'onEnd'> {
  quotes: RequestQuotes;
  chosen: QuoteChoices;
  onChoose: (lineId: string, choice: string) => void;
  /** What all of a supplier comes to by its id, and the price lists by `LIST`; none while it is calculated. */
  sums: QuoteSums;
}
export type QuoteSums = ReadonlyMap<string, Buying>;

/** Who has answered, and for each line its quotes beside the best of the price lists: a column for each supplier. */
export function QuotesView({ quotes, chosen, onChoose, sums, onWish, onEnd }: QuotesViewProps) {
  const { shown, others } = columnsOf(quotes.lines);
  return (
    <section aria-labelledby="quotes" className={css.main}>
      <div>
        <Heading id="quotes" level={2} size={16}>
          Предложения
        </Heading>
        {quotes.inquiries.map((inquiry) => (
          <InquiryTerm
            key={inquiry.id}
            inquiry={inquiry}
            isOfUse={quotes.lines.some((line) => line.is_open)}
            onEnd={onEnd}
          />
        ))}
      </div>
      <div className={css.lines[shown.length]}>
        <Titles columns={shown} />
        <ul>
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
                  {shown.map((column) => (
                    <Cell key={column.id} line={line} column={column} />
                  ))}
                  <Listed line={line} />
                  <div className={css.cell}>
                    <Radio value={NONE}>Не брать</Radio>
                  </div>
                  {others.map((column) => (
                    <Cell key={column.id} line={line} column={column} isApart />
                  ))}
                </RadioGroup>
              </div>
            </li>
          ))}
        </ul>
        <Sums columns={shown} lines={quotes.lines} sums={sums} />
      </div>
      <p className={css.note}>
        Цена с доставкой за штуку. Предложение держит цену, но не товар: остаток проверим, когда
        закажете. Поставщики узнают ваше имя только из заказа.
      </p>
      <BargainList lines={quotes.lines} onWish={onWish} />
    </section>
  );
}

/** The heads of the columns; each choice says its own by itself. */
const Titles = ({ columns }: { columns: readonly Column[] }) => (
  <div className={css.columnsRow} aria-hidden="true">
    <span className={css.note}>С доставкой, за штуку</span>
    {columns.map(({ id, name, lines, holds_until }) => (
      <span key={id} className={css.column}>
        <Text as="span" weight="semi" tone="inherit">
          {name}
        </Text>
        <span>{lines > 0 ? countOf(lines, ROWS) : 'заказать нечего'}</span>
        {holds_until !== null && <span>держит до: {formatDeadline(holds_until)}</span>}
      </span>
    ))}
    <span className={css.column}>
      <Text as="span" weight="semi" tone="inherit">
        Без запроса
      </Text>
      <span>лучшее в прайсах</span>
    </span>
  </div>
);

interface SumsProps extends Pick<QuotesViewProps, 'sums'> {
  columns: readonly Column[];
  lines: readonly QuotedLine[];
}

/** What each supplier offers comes to when it is ordered together. */
function Sums({ columns, lines, sums }: SumsProps) {
  const sum = (id: string, count: number, undelivered = 0) => {
    const buying = sums.get(id);
    const isNone = count === 0 || buying?.lines.length === 0;
    return (
      <span className={css.column}>
        <span className={css.price}>{isNone ? '—' : buying ? sumOf(buying) : '…'}</span>
        <span>{countOf(buying?.lines.length ?? count, ROWS)}</span>
        {undelivered > 0 && (
          <span>без доставки {countOf(undelivered, OF_LINES)}: она неизвестна</span>
        )}
      </span>
    );
  };
  return (
    <div className={css.columnsRow} aria-hidden="true">
      <span className={css.note}>Всё, что предложил</span>
      {columns.map((column) => (
        <span key={column.id}>{sum(column.id, column.order.length, column.undelivered)}</span>
      ))}
      {sum(LIST, listedOrder(lines).length)}
    </div>
  );
}

function What({ line }: { line: QuotedLine }) {
  return (
    <div className={css.what}>
      <Text as="span" weight="semi" tone="inherit">
        {line.product?.title ?? line.text}
      </Text>
      {line.product && <span className={css.note}>{line.text}</span>}
      <span className={css.note}>
        {formatPieces(line.quantity)}
        {!line.is_open && ', заказано'}
      </span>
    </div>
  );
}

const priceText = (landed: number | null, price: number) =>
  landed === null ? `${formatMoney(price)} без доставки` : formatRoubles(landed);

interface CellProps {
  line: QuotedLine;
  column: Column;
  /** It stands below the columns. */
  isApart?: boolean;
}

function Cell({ line, column, isApart = false }: CellProps) {
  const quote = line.quotes.find(({ supplier }) => supplier.id === column.id);
  if (!quote) return isApart ? null : <div className={css.noCell}>не предлагает</div>;
  const { state, product, day_max, holds_until, available, quantity, wish, price } = quote;
  const isOther = product.id !== line.product?.id;
  const lead = leadOf(line);
  const isBest = lead?.best === quote.id;
  const details = [
    ...(isBest ? [leadText(lead.by)] : []),
    ...(state === 'given' ? [] : [QUOTE_STATES[state]]),
    ...(isOther ? [product.title] : []),
    ...(quantity < line.quantity ? [`только ${formatPieces(quantity)}`] : []),
    ...(quote.landed_price === null || quote.landed_price === price
      ? []
      : [`${formatMoney(price)} за штуку`]),
    moveText(quote),
    ...(wish?.state === 'agreed' && wish.price === price ? ['уступил вам'] : []),
    ...(day_max ? [formatBy(day_max)] : isGiven(quote) ? ['сюда не возят, забирать самим'] : []),
    ...(state === 'given' && holds_until !== column.holds_until
      ? [`держит до: ${formatDeadline(holds_until)}`]
      : []),
    available < quantity
      ? `на складе ${formatPieces(available)} из ${quantity}: заказать не выйдет`
      : `на складе ${formatPieces(available)}`,
  ];
  return (
    <div className={css.cell}>
      <Radio value={quote.id} isDisabled={!isGiven(quote)} description={details.join(', ')}>
        <span className={css.price}>{priceText(quote.landed_price, price)}</span>{' '}
        <span className={isApart ? undefined : css.ofColumn}>{column.name}</span>
        {isBest && <Best />}
      </Radio>
    </div>
  );
}

const leadText = (by: number) => `дешевле следующего на ${formatRoubles(by)}`;

const Best = () => (
  <>
    {' '}
    <span className={css.best}>
      <CheckIcon size={14} />
      лучшая
    </span>
  </>
);

function Listed({ line }: { line: QuotedLine }) {
  const { best } = line;
  if (!best) return <div className={css.noCell}>в прайсах подходящего нет</div>;
  const lead = leadOf(line);
  const isBest = lead?.best === LIST;
  const details = [
    ...(isBest ? [leadText(lead.by)] : []),
    `лучшее в прайсах: ${best.supplier.name}`,
  ];
  return (
    <div className={css.cell}>
      <Radio value={LIST} description={details.join(', ')}>
        <span className={css.price}>{priceText(best.landed_price, best.bulk_price)}</span>{' '}
        <span className={css.ofColumn}>Без запроса</span>
        {isBest && <Best />}
      </Radio>
    </div>
  );
}
