import { addDays } from 'date-fns/addDays';
import type { Disk } from 'flydrive';
import { requireCompany } from '../../../../accounts/membership.ts';
import type { Handler } from '../../../../contract/contract.ts';
import { invalid } from '../../../../contract/refusal.ts';
import { attach } from '../../../../http/attachment.ts';
import { callerSignal } from '../../../../http/caller-signal.ts';
import { Problem } from '../../../../http/problem.ts';
import { PDF_TYPE } from '../../../../print/pdf.ts';
import { pictureKey, toPng } from '../../../../storage/pictures.ts';
import { inThread } from '../../../../threads/threads.ts';
import { moscowDay } from '../../../../trade/moscow.ts';
import { sectionOf } from '../../filter/sections.ts';
import { selectShop } from '../feeds.sql.ts';
import { selectShowcase } from '../showcase.sql.ts';
import { listShowcase, readShown } from '../showcase-listed.ts';
import type { Offer } from './offer-form.ts';

/** The most rows that a person would read. */
const MAX_ROWS = 200;

/** Reads a logo as PNG, which a PDF can hold. */
async function logoOf(storage: Disk, address: string | null): Promise<Buffer | undefined> {
  const key = address && pictureKey(address.split('/').at(-1) ?? '');
  if (!key || !(await storage.exists(key))) return undefined;
  return toPng(await storage.getBytes(key));
}

export const getShowcaseOffer: Handler<'getShowcaseOffer'> = async (request, reply) => {
  const { db, storage, params, query } = request;
  await requireCompany(request, params.id);
  const showcase = await selectShowcase(db, params.id, params.showcase_id);
  if (!showcase) throw new Problem(404);
  const { filter, ...rules } = showcase.rules;
  const q = [(filter as { q?: string }).q, query.q].filter(Boolean).join(' ');
  const list = await listShowcase(db, {
    ...rules,
    section: sectionOf(showcase.section).code,
    filter: q ? { ...filter, q } : filter,
  });
  const { ids } = list;
  if (ids.length === 0) throw new Problem(404, 'В витрине сейчас ничего такого нет');
  if (ids.length > MAX_ROWS)
    throw invalid({
      q: [`Нашлось ${ids.length}. В предложение помещается ${MAX_ROWS}: уточните`],
    });
  const [rows, { logo, ...shop }] = await Promise.all([
    readShown(list, ids),
    selectShop(db, params.id),
  ]);
  const on = new Date();
  const offer: Offer = {
    ...{ shop, rows, on, isCapped: rules.cap_quantity },
    logo: await logoOf(storage, logo),
    customer: query.customer?.trim() ?? '',
    until: addDays(on, query.days ?? 3),
  };
  const module = new URL('./offer-thread.ts', import.meta.url);
  const options = { signal: callerSignal(reply) };
  const pdf = await inThread<Uint8Array>({ module, name: 'printOffer' }, offer, options);
  attach(reply, `Предложение ${moscowDay(on)}.pdf`, PDF_TYPE);
  return Buffer.from(pdf);
};
