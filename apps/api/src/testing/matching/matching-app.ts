import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { MatchedList } from '@org/api-client/schema';
import { match } from '../../modules/catalog/matching/matching-shared.handlers.ts';
import { seedTrade } from '../../seed/seed.ts';
import { atLast } from '../at-last.ts';
import { createPriceListApp } from '../price-lists/price-list-app.ts';
import { workbook } from '../price-lists/workbook.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { User } from '../visitor.ts';

/** The products on sale, by article, with names as their supplier writes them. Those without stock are sold out. */
export const STOCK: readonly (readonly [
  article: string,
  name: string,
  price: number,
  pieces: number,
])[] = [
  ['20000177', 'Cordiant Snow Cross 2 205/55 R16 94T шип', 6890, 120],
  ['20000178', 'Cordiant Snow Cross 2 195/65 R15 95T шип', 4310, 80],
  ['20000179', 'Nokian Tyres Hakkapeliitta R5 зимняя 205/55 R16 94R', 11240, 60],
  ['20000180', 'Nokian Tyres Hakkapeliitta R5 зимняя 225/45 R17 94R', 15300, 40],
  ['20000181', 'Michelin Primacy 4 летняя 205/55 R16 91V', 9870, 200],
  ['20000182', 'Michelin Primacy 4 летняя 225/45 R17 94W', 12400, 44],
  ['20000183', 'Viatti Strada Asimmetrico V-130 летняя 195/65 R15 91H', 3950, 300],
  ['20000184', 'Ikon Autograph Ice 9 185/65 R15 92T шип', 5480, 90],
  ['20000185', 'Kama Euro-129 летняя 185/60 R14 82H', 2980, 500],
  ['20000186', 'Kama Euro-519 175/70 R13 82T шип', 2750, 400],
  ['TS72214', 'Triangle PS01 зимняя 215/60 R16 99T', 5120, 64],
  ['20000188', 'Hankook Winter i*Pike RS2 W429 185/65 R15 92T шип', 6200, 70],
  ['20000189', 'Michelin X-Ice North 4 205/55 R16 94T шип', 12990, 0],
  ['20000190', 'Yokohama iceGuard iG60 зимняя 215/65 R16 98Q', 8700, 24],
  ['20000191', 'Bridgestone Blizzak VRX зимняя 225/65 R17 102S', 11900, 36],
];
export const WHEELS: typeof STOCK = [
  ['30000101', 'СКАД Мальта 6,5x16 5x114,3 ET45 DIA67,1', 7200, 60],
  ['30000102', 'K&K Омаха 7x17 5x114,3 ET45 DIA67,1', 8900, 40],
  ['30000103', 'СКАД Монако 6x15 4x100 ET45 DIA60,1', 5600, 80],
];
export const TRUCKS: typeof STOCK = [
  ['40000101', 'Кама NF 202 315/80 R22.5 156/150L рулевая', 28500, 60],
  ['40000102', 'Кама NR 202 315/80 R22.5 156/150L ведущая', 29500, 60],
  ['40000103', 'Кама NT 202 385/65 R22.5 160K прицепная', 31000, 40],
];

export const sheet = (rows: typeof STOCK) => [
  ['Артикул производителя', 'Наименование', 'Опт', 'Остаток'],
  ...rows.map(([article, name, price, pieces]) => [article, name, price, pieces]),
];

/** The goods of a list. @throws if the list is refused */
export async function matched(buyer: User, list: object): Promise<MatchedList> {
  const answer = await atLast(() => buyer.post('/requests/match', list));
  if (answer.statusCode !== 200) throw new Error(`No list was matched: ${answer.body}`);
  return answer.json();
}

/** An answer to a caller who waits. */
const CALLER = { raw: new ServerResponse(new IncomingMessage(new Socket())) };

/** The goods of a file, as they are read for a request. */
export const matchedFile = ({ db }: Pick<TestApp, 'db'>, file: Buffer): Promise<MatchedList> =>
  match({ db }, CALLER, { file }, undefined);

/** Creates a server with a few goods that are known to the test, and a buyer who orders by lists. */
export async function createMatchingApp() {
  const server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 7, offers: 7, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  await server.app.doJobs();
  const lists = await createPriceListApp(server);
  // what is sold out now was on sale before
  const before = [...STOCK].map(
    ([article, name, price, pieces]) => [article, name, price, pieces || 1] as const,
  );
  await lists.apply(
    workbook({ Шины: sheet(before), Диски: sheet(WHEELS), 'Грузовые шины': sheet(TRUCKS) }),
  );
  await server.db.query(
    `update offer set quantity = 0 where product_id in (select id from product where article = any($1))`,
    [STOCK.filter(([, , , pieces]) => pieces === 0).map(([article]) => article)],
  );
  const { rows } = await server.db.query<{ id: string; article: string }>(
    'select id::text id, article from product where article is not null',
  );
  const { user } = lists;
  return {
    server,
    user,
    articles: new Map(rows.map(({ id, article }) => [id, article])),
    matchFile: (file: Buffer) => matchedFile(server, file),
    match: (body: object) => matched(user, body),
  };
}

/**
 * Returns the result of a list, one line per row: `20000177 x4`, `20000177 x?: Количество не указано` for a question,
 * `a | b x4` for a choice, `? text` for a row that was not found or not understood. Skipped rows come last.
 */
export function basketOf(
  { rows, skipped }: MatchedList,
  articles: ReadonlyMap<string, string>,
): string[] {
  const named = (id: string) => articles.get(id) ?? `product ${id}`;
  return [
    ...rows.map((row) => {
      const ids = row.goods
        ? [row.goods.product.id]
        : row.options.map(({ product_id }) => product_id);
      const goods = ids.length > 0 ? ids.map(named).toSorted().join(' | ') : `? ${row.text}`;
      const questions = row.questions.map(({ message }) => message).join('; ');
      return `${goods} x${row.quantity ?? '?'}${questions ? `: ${questions}` : ''}`.replaceAll(
        '\u00a0',
        ' ',
      );
    }),
    ...(skipped.length > 0 ? [`- ${skipped.map(({ text }) => text).join(' / ')}`] : []),
  ];
}
