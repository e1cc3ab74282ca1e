import { randomBytes } from 'node:crypto';
import type { AvitoUnknown, Showcase, ShowcaseFile, ShowcaseRules } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../../accounts/company-log.ts';
import { requireCompany } from '../../../accounts/membership.ts';
import { logSecurity } from '../../../accounts/security-log.ts';
import type { Config } from '../../../config/config.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { pagingOf, windowOf } from '../../../http/paging.ts';
import { Problem } from '../../../http/problem.ts';
import { SECTIONS, sectionOf } from '../filter/sections.ts';
import { selectNames } from './avito/avito.sql.ts';
import { knownAvitoNames } from './avito/known.ts';
import { FORMATS, isOffered, NOT_FOR_AVITO } from './make-file.ts';
import { rulesOf } from './rules.ts';
import * as queries from './showcase.sql.ts';
import { listShowcase } from './showcase-listed.ts';
import { previewOf } from './showcase-preview.ts';

/** How many names that Avito lacks are shown. */
const MAX_SHOWN = 500;

/** Finds the names of a showcase's products that Avito's list lacks, those of most products first. */
async function findUnknown(
  db: Parameters<typeof selectNames>[0],
  rules: ShowcaseRules,
): Promise<AvitoUnknown> {
  const known = await knownAvitoNames(db);
  const { ids } = await listShowcase(db, { ...rules, stock: 'in_stock' });
  if (!known) return { fetched_at: null, goods: ids.length, unknown_goods: 0, data: [] };
  const lacking = (await selectNames(db, ids)).flatMap(({ brand, model, goods }) => {
    const name = known.names(brand, model);
    const { nearest = null } = name;
    return name.model === undefined
      ? [{ brand, model, goods, is_brand_known: name.brand !== undefined, nearest }]
      : [];
  });
  return {
    fetched_at: known.at.toISOString(),
    goods: ids.length,
    unknown_goods: lacking.reduce((sum, { goods }) => sum + goods, 0),
    data: lacking.slice(0, MAX_SHOWN),
  };
}

type Db = FastifyRequest['db'];

const MAX_SHOWCASES = 50;
const TOKEN_BYTES = 32;
const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const iso = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null);

function toShowcase(row: queries.ShowcaseRow, { publicUrl }: Config): Showcase {
  const { id, name, revision, rules, section, token, updated_at, feeds } = row;
  const { code } = sectionOf(section);
  const files = (Object.keys(FORMATS) as ShowcaseFile[]).filter((file) => isOffered(file, code));
  const links = files.map((file) => {
    const feed = feeds.find((one) => one.file === file);
    return {
      file,
      url: `${publicUrl}/api/showcases/${token}/${file}`,
      fetched_at: iso(feed?.fetched_at),
      rows: feed?.rows ?? null,
      held: feed?.held ?? null,
      held_since: iso(feed?.held_since),
    };
  });
  return {
    ...rules,
    section: code,
    ...{ id, name, revision, links },
    updated_at: updated_at.toISOString(),
  };
}

async function existing(db: Db, { id, showcase_id }: { id: string; showcase_id: string }) {
  const row = await queries.selectShowcase(db, id, showcase_id);
  if (!row) throw new Problem(404);
  return row;
}

async function assertSavable(db: Db, companyId: string, id: string, name: string) {
  const { count, isTaken } = await queries.selectOthers(db, companyId, id, name);
  if (isTaken) throw invalid({ name: ['Витрина с таким названием уже есть'] });
  if (count >= MAX_SHOWCASES)
    throw new Problem(409, `Витрин уже ${MAX_SHOWCASES}. Удалите те, которые не нужны`);
}

const valuesOf = (companyId: string, id: string, name: string, rules: ShowcaseRules) => {
  const { section, ...kept } = rules;
  return { id, companyId, name, section: SECTIONS[section].id, rules: kept };
};

export const listShowcases: Handler<'listShowcases'> = async (request) => {
  await requireCompany(request, request.params.id);
  const rows = await queries.selectShowcases(request.db, request.params.id);
  return { data: rows.map((row) => toShowcase(row, request.config)) };
};

export const getShowcase: Handler<'getShowcase'> = async (request) => {
  await requireCompany(request, request.params.id);
  return toShowcase(await existing(request.db, request.params), request.config);
};

export const createShowcase: Handler<'createShowcase'> = async (request) => {
  const { params, body, config } = request;
  const companyId = params.id;
  const rules = await rulesOf(request.db, await requireCompany(request, companyId), body);
  await request.limiter.take('showcaseByCompany', companyId);
  const id = uuidv7();
  const row = await request.db.transaction(async (db) => {
    const accountId = await requireCompany(request, companyId, { db, lock: 'no key update' });
    const name = body.name.trim();
    await assertSavable(db, companyId, id, name);
    const values = valuesOf(companyId, id, name, rules);
    await queries.insertShowcase(db, { ...values, accountId, token: newToken() });
    await recordEvent(db, request, companyId, { event: 'showcase-added', detail: name });
    return existing(db, { id: companyId, showcase_id: id });
  });
  logSecurity(request, 'showcase made', 'done');
  return toShowcase(row, config);
};

export const updateShowcase: Handler<'updateShowcase'> = async (request) => {
  const { params, body, config } = request;
  const accountId = await requireCompany(request, params.id);
  await existing(request.db, params);
  const rules = await rulesOf(request.db, accountId, body);
  await request.limiter.take('showcaseByCompany', params.id);
  const row = await request.db.transaction(async (db) => {
    await requireCompany(request, params.id, { db, lock: 'no key update' });
    const { revision } = await existing(db, params);
    if (body.revision !== undefined && body.revision !== revision)
      throw new Problem(409, 'Пока вы правили, витрину изменили. Обновите страницу');
    const name = body.name.trim();
    await assertSavable(db, params.id, params.showcase_id, name);
    await queries.updateShowcase(db, valuesOf(params.id, params.showcase_id, name, rules));
    await recordEvent(db, request, params.id, { event: 'showcase-changed', detail: name });
    return existing(db, params);
  });
  return toShowcase(row, config);
};

export const deleteShowcase: Handler<'deleteShowcase'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    const { name } = await existing(tx, params);
    if (!(await queries.deleteShowcase(tx, params.id, params.showcase_id))) throw new Problem(404);
    await recordEvent(tx, request, params.id, { event: 'showcase-removed', detail: name });
  });
  logSecurity(request, 'showcase removed', 'done');
};

export const renewShowcase: Handler<'renewShowcase'> = async (request) => {
  const { db, params, config, limiter } = request;
  await requireCompany(request, params.id);
  await limiter.take('showcaseByCompany', params.id);
  const row = await db.transaction(async (tx) => {
    if (!(await queries.updateToken(tx, params.id, params.showcase_id, newToken())))
      throw new Problem(404);
    const renewed = await existing(tx, params);
    await recordEvent(tx, request, params.id, { event: 'showcase-renewed', detail: renewed.name });
    return renewed;
  });
  logSecurity(request, 'showcase renewed', 'done');
  return toShowcase(row, config);
};

export const getShowcaseAvito: Handler<'getShowcaseAvito'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  const { section, rules } = await existing(db, params);
  const { code } = sectionOf(section);
  if (!isOffered('avito.xml', code)) throw new Problem(404, NOT_FOR_AVITO);
  return findUnknown(db, { ...rules, section: code });
};

export const previewShowcase: Handler<'previewShowcase'> = async (request) => {
  const { db, params, query, body } = request;
  const accountId = await requireCompany(request, params.id);
  const rules = await rulesOf(db, accountId, body);
  const window = windowOf(pagingOf(query, {}));
  return previewOf(db, rules, { isSample: query.sample === true, window });
};
