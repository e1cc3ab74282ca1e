import type { Db } from '../../../db/db.ts';
import type { FetchRow, SourceRow } from './source-wire.ts';

/**
 * A fetch and the state of its list. A list that has just been read is shown as `reading` until it is noted as stopped.
 */
const FETCH = `f.id::text id, case when f.is_manual then 'person' else 'schedule' end "by",
    case when l.id is null then case f.status when 'list' then 'cancelled' else f.status end
      when l.status = 'preview' then case when f.message is null then 'reading' else 'stopped' end
      when l.status = 'running' then 'applying' when l.status = 'done' then 'applied' else l.status end status,
    coalesce(l.error, case when l.status is distinct from 'done' then f.message end) message, f.file_name, f.bytes, l.accepted, l.created, l.updated, l.removed, f.list_id import_id,
    f.created_at at, coalesce(l.finished_at, f.finished_at) finished_at
  from source_fetch f left join price_list l on l.id = f.list_id`;
const latest = (where: string) =>
  `(select to_jsonb(x) from (select ${FETCH} where f.source_id = s.id and ${where} order by f.id desc limit 1) x)`;

const SOURCE = `select s.id, s.company_id, s.name, s.kind, s.url, s.mail_token, s.senders, s.login, s.header_name, s.secret_set_at, s.host_key, s.mode, s.every_minutes, s.is_active,
    s.attempt, s.confirmed_at, s.due_at next_at, s.created_at,
    case when w.id is not null then json_build_object('id', w.id::text, 'name', w.name) end warehouse,
    ${latest('true')} last, ${latest('f.list_id is not null')} last_list
  from source s left join warehouse w on w.id = s.warehouse_id`;

export async function selectSources(db: Db, companyId: string): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(
    `${SOURCE} where s.company_id = $1 order by s.created_at, s.id`,
    [companyId],
  );
  return rows;
}

export async function selectSource(
  db: Db,
  companyId: string,
  id: string,
): Promise<SourceRow | undefined> {
  const { rows } = await db.query<SourceRow>(`${SOURCE} where s.company_id = $1 and s.id = $2`, [
    companyId,
    id,
  ]);
  return rows[0];
}

/** The settings of a source. */
export interface SourceValues {
  name: string;
  kind: 'file' | 'mail';
  /** for sources of kind `file` */
  url: string | null;
  /** for sources of kind `mail` */
  senders: string[];
  login: string | null;
  headerName: string | null;
  secret: string | null;
  mode: 'replace' | 'update';
  warehouseId: number | null;
  everyMinutes: number | null;
}

interface KeptValues extends SourceValues {
  sealed: Buffer | null;
  hostKey: string | null;
  isActive: boolean;
}

/** The settings of a source, including those that no answer shows. Locks the source. */
export async function selectValues(
  db: Db,
  companyId: string,
  id: string,
): Promise<KeptValues | undefined> {
  const { rows } = await db.query<KeptValues>(
    `select name, kind, url, senders, login, header_name "headerName", secret, sealed, mode, warehouse_id "warehouseId", every_minutes "everyMinutes",
       host_key "hostKey", is_active "isActive" from source where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

export async function hasWarehouse(db: Db, companyId: string, id: number): Promise<boolean> {
  const { rows } = await db.query('select from warehouse where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
  return rows.length > 0;
}

/**
 * The number of the company's sources, and the name of another one that would take off sale what this one brings.
 */
export async function selectRivals(
  db: Db,
  companyId: string,
  { id, warehouseId }: { id: string | null; warehouseId: number | null },
): Promise<{ total: number; rival: string | null }> {
  const { rows } = await db.query<{ total: number; rival: string | null }>(
    `select count(*) total, coalesce(min(name) filter (where id is distinct from $2 and is_active and mode = 'replace'
       and (warehouse_id is null or $3::int is null or warehouse_id = $3)),
       (select 'Обмен с 1С' from exchange where company_id = $1)) rival
     from source where company_id = $1`,
    [companyId, id, warehouseId],
  );
  return rows[0]!;
}

/** The settings as they are stored, with the secret sealed. */
type StoredSource = Omit<SourceValues, 'secret'> & { sealed: Buffer | null };

const valuesOf = (values: StoredSource) => [
  values.name,
  values.url,
  values.login,
  values.headerName,
  values.sealed,
  values.mode,
  values.warehouseId,
  values.everyMinutes,
];

export const insertSource = (
  db: Db,
  {
    id,
    companyId,
    accountId,
    mailToken,
  }: { id: string; companyId: string; accountId: string; mailToken: string | null },
  values: StoredSource,
) =>
  db.query(
    `insert into source (id, company_id, account_id, kind, mail_token, senders, name, url, login, header_name, sealed, mode, warehouse_id, every_minutes,
       secret_set_at, due_at)
     values ($1, $2, $3, $12, $13, $14, $4, $5, $6, $7, $8, $9, $10, $11, case when $8::bytea is not null then now() end,
       now() + make_interval(mins => $11))`,
    [id, companyId, accountId, ...valuesOf(values), values.kind, mailToken, values.senders],
  );

/**
 * Updates a source. If its address or its host key changes, the next fetch reads the file whatever the server has said
 * before.
 */
export const updateSource = (
  db: Db,
  id: string,
  values: StoredSource & Pick<KeptValues, 'isActive' | 'hostKey'>,
  isNewSecret: boolean,
) =>
  db.query(
    `update source set name = $2, url = $3, login = $4, header_name = $5, secret = null, sealed = $6, mode = $7, warehouse_id = $8,
       every_minutes = $9, is_active = $10, host_key = $12, senders = $13,
       secret_set_at = case when $6::bytea is null then null when $11 then now() else secret_set_at end,
       etag = case when url is not distinct from $3 and mode = $7 and warehouse_id is not distinct from $8 and host_key is not distinct from $12 then etag end,
       modified = case when url is not distinct from $3 and mode = $7 and warehouse_id is not distinct from $8 and host_key is not distinct from $12 then modified end,
       file_hash = case when mode = $7 and warehouse_id is not distinct from $8 then file_hash end,
       attempt = case when url is not distinct from $3 and not $11 and is_active = $10 and host_key is not distinct from $12 then attempt else 0 end,
       due_at = case when every_minutes is not distinct from $9 and is_active = $10 then due_at else now() + make_interval(mins => $9) end
     where id = $1`,
    [id, ...valuesOf(values), values.isActive, isNewSecret, values.hostKey, values.senders],
  );

export async function deleteSource(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    'delete from source where company_id = $1 and id = $2 returning id',
    [companyId, id],
  );
  return rows.length > 0;
}

/** How many fetches are shown. */
const SHOWN = 100;

export async function selectFetches(db: Db, sourceId: string): Promise<FetchRow[]> {
  const { rows } = await db.query<{ fetched: FetchRow }>(
    `select to_jsonb(x) fetched from (select ${FETCH} where f.source_id = $1 order by f.id desc limit $2) x`,
    [sourceId, SHOWN],
  );
  return rows.map(({ fetched }) => fetched);
}

/** The fetch that waits for its turn or is being done. */
export async function selectOpenFetch(db: Db, sourceId: string): Promise<FetchRow | undefined> {
  const { rows } = await db.query<{ fetched: FetchRow }>(
    `select to_jsonb(x) fetched from (select ${FETCH} where f.source_id = $1 and f.status in ('waiting', 'fetching')) x`,
    [sourceId],
  );
  return rows[0]?.fetched;
}

/** Begins a fetch. Resolves to its id; undefined if one is under way. */
export async function insertFetch(
  db: Db,
  sourceId: string,
  isManual: boolean,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `insert into source_fetch (source_id, is_manual) values ($1, $2) on conflict do nothing returning id::text id`,
    [sourceId, isManual],
  );
  return rows[0]?.id;
}
