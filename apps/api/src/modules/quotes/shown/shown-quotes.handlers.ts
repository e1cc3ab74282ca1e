import type { ListOffer, Quote, RequestConditions, RequestQuotes } from '@org/api-client/schema';
import type { Handler } from '../../../contract/contract.ts';
import { requireRequest } from '../../../requests/requests.ts';
import { arrivalOf, landedBy, toQuotes } from './quotes.ts';
import {
  type AskedRow,
  type ListedRow,
  selectAsked,
  selectInquiries,
  selectListed,
  selectNamed,
  selectQuotes,
} from './shown-quotes.sql.ts';

type Db = Parameters<typeof selectQuotes>[0];
type Best = NonNullable<ListOffer>;

/** After every day that can be asked for. */
const LATE = '9999';

const isGood = ({ state }: Quote) => state === 'given' || state === 'taken';

/** What can be ordered first, by its landed price. */
const compare = (a: Quote, b: Quote) =>
  Number(isGood(b)) - Number(isGood(a)) ||
  (a.landed_price ?? Infinity) - (b.landed_price ?? Infinity) ||
  a.price - b.price;

/** Of each supplier the quote that can be ordered, or else the latest. Quotes come the latest first. */
function ofEach(quotes: readonly Quote[]): Quote[] {
  const bySupplier = Map.groupBy(quotes, ({ supplier }) => supplier.id);
  return [...bySupplier.values()]
    .flatMap((lineQuotes) => lineQuotes.find(isGood) ?? lineQuotes[0] ?? [])
    .toSorted(compare);
}

/** The best offers of the price lists for lines, as the conditions of the request let them be, by the line. */
async function bestOf(
  db: Db,
  lines: readonly AskedRow[],
  conditions: RequestConditions,
): Promise<Map<AskedRow, Best>> {
  const best = new Map<AskedRow, Best>();
  const { arrive_by } = conditions;
  for (const ofCity of Map.groupBy(lines, ({ city, quantity }) => `${quantity} ${city}`).values()) {
    const [first] = ofCity;
    if (!first) continue;
    const landed = await landedBy(db, first.city, first.quantity);
    const found = await selectListed(
      db,
      ofCity.flatMap(({ product_id }) => product_id ?? []),
      landed,
      conditions,
    );
    const isInTime = (listed: ListedRow) =>
      arrive_by === null || (arrivalOf(landed.destination, listed) ?? LATE) <= arrive_by;
    for (const line of ofCity) {
      const listed = found.get(line.product_id ?? '')?.find(isInTime);
      if (listed) best.set(line, listed.offer);
    }
  }
  return best;
}

/** Who was asked for prices of a request, and what is quoted. */
export async function readQuotes(db: Db, id: string): Promise<RequestQuotes> {
  const asked = await selectAsked(db, id);
  const rows = await selectQuotes(
    db,
    asked.map((line) => line.id),
  );
  const cities = Map.groupBy(asked, ({ city }) => city);
  const quotes = new Map<string, Quote[]>();
  for (const [city, lines] of cities) {
    const ids = new Set(lines.map((line) => line.id));
    const lineRows = rows.filter(({ inquiry_line_id }) => ids.has(inquiry_line_id));
    for (const { inquiry_line_id, ...quote } of await toQuotes(db, lineRows, city))
      quotes.set(inquiry_line_id, [...(quotes.get(inquiry_line_id) ?? []), quote]);
  }
  const byLine = [...Map.groupBy(asked, ({ line_id }) => line_id).values()];
  const latest = byLine.flatMap(([first]) => first ?? []);
  const named = await selectNamed(db, id);
  const best = named ? await bestOf(db, latest, named.conditions) : new Map<AskedRow, Best>();
  return {
    id,
    number: named?.number ?? 0,
    inquiries: (await selectInquiries(db, id)).map((inquiry) => ({
      ...inquiry,
      until: inquiry.until.toISOString(),
      created_at: inquiry.created_at.toISOString(),
      suppliers: inquiry.suppliers.map((one) => ({
        ...one,
        answered_at: one.answered_at && new Date(one.answered_at).toISOString(),
      })),
    })),
    lines: byLine.flatMap((lineQuotes) => {
      const [line] = lineQuotes;
      if (!line) return [];
      const { line_id, text, product, quantity, is_open } = line;
      return {
        ...{ line_id, text, product, quantity, is_open },
        best: best.get(line) ?? null,
        quotes: ofEach(lineQuotes.flatMap(({ id: asking }) => quotes.get(asking) ?? [])),
      };
    }),
  };
}

export const listQuotes: Handler<'listQuotes'> = async (request) => {
  const { id } = await requireRequest(request, request.params.request_id);
  return readQuotes(request.db, id);
};
