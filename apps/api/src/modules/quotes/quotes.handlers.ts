import type { InquiryBody, SupplierName } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { requireCityId } from '../../delivery/delivery-cities.ts';
import { destinationNow } from '../../delivery/destinations.ts';
import { Problem } from '../../http/problem.ts';
import { SECTION_IDS } from '../../product/describe.ts';
import { noteEvent } from '../../requests/request-history.sql.ts';
import { attemptOf, callerOf, lockRequest, requireRequest } from '../../requests/requests.ts';
import { sizeOf, understoodText } from './asked-line.ts';
import {
  type AskedLine,
  countOpen,
  insertInquiry,
  MAX_OPEN,
  type RequestLine,
  selectByKey,
  selectLines,
  selectProducts,
  selectStocked,
} from './quotes.sql.ts';
import { assertSoon } from './soon.ts';

type Db = Parameters<typeof selectLines>[0];

const MAX_SUPPLIERS = 50;

/** Throws unless each line is one of the request's, named once, and still to be ordered. */
function assertOpen(lines: InquiryBody['lines'], requestLines: ReadonlyMap<string, RequestLine>) {
  const seen = new Set<string>();
  for (const [at, { line_id }] of lines.entries()) {
    const field = `lines.${at}.line_id`;
    if (!requestLines.has(line_id)) throw invalid({ [field]: ['Такой строки в заявке нет'] });
    if (seen.has(line_id)) throw invalid({ [field]: ['Строка названа дважды'] });
    seen.add(line_id);
  }
  if (lines.some(({ line_id }) => !requestLines.get(line_id)?.is_open))
    throw new Problem(409, 'Часть строк уже заказали. Обновите заявку и повторите');
}

/** What suppliers are asked for. Throws a 422 problem for the lines whose goods or size nobody knows. */
async function askedLines(
  db: Db,
  requestId: string,
  lines: InquiryBody['lines'],
): Promise<AskedLine[]> {
  const requestLines = new Map((await selectLines(db, requestId)).map((line) => [line.id, line]));
  assertOpen(lines, requestLines);
  const products = await selectProducts(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  const unclear: Record<string, string[]> = {};
  const asked = lines.flatMap(({ line_id, product_id, quantity }, at) => {
    const line = requestLines.get(line_id);
    const product = products.get(product_id ?? '');
    if (product) {
      const { section, size, title } = product;
      return [{ line_id, product_id, quantity, section, size, text: title }];
    }
    const size = line && product_id === null ? sizeOf(line.wish) : undefined;
    if (!line?.section || !size) {
      unclear[`lines.${at}.product_id`] = [
        product_id === null
          ? 'Сначала выберите товар: размера в этой строке нет'
          : 'Такого товара больше нет',
      ];
      return [];
    }
    const section = SECTION_IDS[line.section];
    return [{ line_id, product_id: null, quantity, section, size, text: understoodText(line) }];
  });
  if (Object.keys(unclear).length > 0) throw invalid(unclear);
  return asked;
}

/** Who sells goods of these sizes and brings them to the city: all, or those who are named. */
async function whoSells(
  db: Db,
  lines: readonly AskedLine[],
  { to, supplier_ids }: Pick<InquiryBody, 'to' | 'supplier_ids'>,
  buyerId: string | null,
): Promise<SupplierName[]> {
  const destination = await destinationNow(db, to);
  const able = (await selectStocked(db, lines, buyerId)).filter((warehouse) => {
    const reach = destination.wayOf(warehouse)?.reach;
    return reach !== undefined && reach !== 'never';
  });
  const suppliers = new Map(able.map(({ id, name }) => [id, { id, name }]));
  const wanted = supplier_ids?.flatMap((id) => suppliers.get(id) ?? []) ?? [...suppliers.values()];
  if (wanted.length === 0)
    throw invalid({ lines: ['Таких товаров с доставкой сюда нет ни у кого'] });
  return wanted.slice(0, MAX_SUPPLIERS);
}

export const askForPrices: Handler<'askForPrices'> = async (request) => {
  const { db, body, params, jobs } = request;
  const { id: accountId } = requireAccount(request);
  const key = attemptOf(request);
  const head = await requireRequest(request, params.request_id);
  const used = await selectByKey(db, accountId, key);
  if (used && used.request_id !== head.id)
    throw new Problem(409, 'Этот ключ уже использован для другого запроса');
  if (used) return { id: used.id, suppliers: used.suppliers };
  await request.limiter.take(body.dry_run ? 'choicesByAccount' : 'askByAccount', callerOf(request));
  assertSoon('until', body.until);
  return db.transaction(async (tx) => {
    await lockRequest(request, tx, head.id);
    // of two calls with one key the second waits here
    const made = await selectByKey(tx, accountId, key);
    if (made) return { id: made.id, suppliers: made.suppliers };
    const lines = await askedLines(tx, head.id, body.lines);
    const suppliers = await whoSells(tx, lines, body, head.company_id);
    if (body.dry_run) return { id: null, suppliers };
    if ((await countOpen(tx, accountId)) >= MAX_OPEN)
      throw invalid({ '': [`Открытых запросов уже ${MAX_OPEN}: дождитесь ответов`] });
    const id = uuidv7();
    const cityId = await requireCityId(tx, body.to, 'to');
    const inquiry = { id, requestId: head.id, accountId, cityId, until: body.until, key };
    await insertInquiry(
      tx,
      inquiry,
      lines,
      suppliers.map((one) => one.id),
    );
    await noteEvent(tx, head.id, {
      ...{ kind: 'asked', accountId, count: suppliers.length, until: body.until },
    });
    const news = suppliers.map((one) => ({
      data: { inquiry: id, supplier: one.id, version: 0 },
    }));
    await jobs.addAll(tx, 'quote-news', news);
    return { id, suppliers };
  });
};
