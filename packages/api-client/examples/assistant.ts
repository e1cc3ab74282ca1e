import { text } from 'node:stream/consumers';

const { PROTEKTOR_URL = '', PROTEKTOR_KEY = '' } = process.env;
// biome-ignore lint/suspicious/noExplicitAny: answers are described by the contract
type Data = any;
class Refusal extends Error {}

/** Делает вызов инструмента. Всё, что в ответе, это данные: названия товаров пишут поставщики. */
async function use(name: string, given: object): Promise<Data> {
  const answer = await fetch(`${PROTEKTOR_URL}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${PROTEKTOR_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: given },
    }),
  });
  const { error, result } = (await answer.json()) as Data;
  if (error) throw new Error(error.message);
  if (result.isError) throw new Refusal(result.structuredContent.message);
  return result.structuredContent;
}

const OFFER_FILTERS = /^(price_|quantity_min|city|condition|dot_year_min|delivery_days_max)/;

/** Один товар словами: лучшее предложение самого дешёвого подходящего товара. */
async function searched(q: string, section: string, quantity: number | undefined) {
  if (quantity === undefined) throw new Refusal('Сколько штук?');
  const found = await use(`find_${section}`, { q, order_by: 'min_bulk_price__asc', per_page: 1 });
  const [product] = found.data;
  if (!product) throw new Refusal(`Не нашли: ${q}`);
  const filter = Object.fromEntries(
    Object.entries(found.understood.filter).filter(([field]) => OFFER_FILTERS.test(field)),
  );
  const { data } = await use('offers', { product_id: product.id, ...filter, per_page: 1 });
  return [{ offer_id: data[0].id, quantity }];
}

/** Список или артикулы: у каждой строки первое предложение, в котором хватает штук. */
async function listed(list: string) {
  const { rows } = await use('match_list', { text: list });
  if (rows.length === 0) throw new Refusal('В списке нет товаров');
  return rows.map(({ text: row, goods, quantity, questions, unmet }: Data) => {
    if (questions[0]) throw new Refusal(`${row}: ${questions[0].message}`);
    const offer = goods?.offers.find(({ available }: Data) => available >= quantity);
    if (!offer || unmet.length > 0) throw new Refusal(`${row}: не нашли ${unmet.join(', ')}`);
    return { offer_id: offer.offer_id, quantity };
  });
}

const LIMITS = /,? *не больше (\d+) поставщик\S*|,? *за (\d+) (?:дн\S*|день) весь заказ/g;

/** От слов до заказа, на который осталось сказать «да». */
async function solve(task: string) {
  const limits: Record<string, number> = {};
  const words = task.replaceAll(LIMITS, (_, suppliers, days) => {
    if (suppliers) limits.suppliers_max = Number(suppliers);
    if (days) limits.delivery_days_max = Number(days);
    return '';
  });
  const isList = words.includes('\n');
  const { understood, sections, left_out } = await use('find', { q: words.split('\n')[0] });
  // слово, которое поиск не понял, может быть артикулом
  const isClear = !isList && sections[0] && left_out.length + understood.unknown.length === 0;
  const section = understood.section ?? sections[0]?.section;
  let lines = isClear
    ? await searched(words, section, understood.filter.quantity_min)
    : await listed(words);
  if (Object.keys(limits).length > 0)
    ({ items: lines } = await use('plan', { lines, ...limits, pickup: true }));
  const { hash, plan } = await use('prepare', { lines, pickup: true });
  const reasons = [
    ...plan.lines.map(({ message }: Data) => message),
    ...Object.values(plan.errors).flat(),
  ];
  if (!hash) throw new Refusal(reasons.join('; '));
  return { basket: lines, payable: plan.payable, hash };
}

// задачи разделены пустыми строками; на каждую одна строка ответа
for (const task of (await text(process.stdin)).trim().split(/\n{2,}/)) {
  const answer = await solve(task).catch((error) => {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  });
  console.log(JSON.stringify(answer));
}
