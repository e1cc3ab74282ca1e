import type { Db } from '../../db/db.ts';

/** Everything in the catalog that a migration may make, a line each. `oid` numbers and the order of making are left out. */
const LINES = `
  with ours as (
    select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname <> 'migration' and c.relname not like 'migration\\_%'
  )
  select format('table %s %s %s%s', c.relname, c.relkind, c.reloptions, ' partition of ' || p.inhparent::regclass || ' ' || pg_get_expr(c.relpartbound, c.oid)) line
  from ours c left join pg_inherits p on p.inhrelid = c.oid where c.relkind in ('r', 'p')
  union all
  select format('column %s.%s %s: %s %s %s %s %s %s %s', c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum),
    format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, nullif(a.attidentity, ''), nullif(a.attgenerated, ''),
    pg_get_expr(d.adbin, d.adrelid), o.collname, col_description(c.oid, a.attnum))
  from ours c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum) left join pg_collation o on o.oid = a.attcollation
  where c.relkind in ('r', 'p', 'v')
  union all
  select format('constraint %s.%s %s', c.relname, t.conname, pg_get_constraintdef(t.oid))
  from ours c join pg_constraint t on t.conrelid = c.oid where t.contype not in ('n', 't')
  union all
  select format('index %s', pg_get_indexdef(i.indexrelid)) from ours c join pg_index i on i.indrelid = c.oid
  union all
  select format('trigger %s', pg_get_triggerdef(g.oid)) from ours c join pg_trigger g on g.tgrelid = c.oid where not g.tgisinternal
  union all
  select format('view %s %s', c.relname, pg_get_viewdef(c.oid)) from ours c where c.relkind = 'v'
  union all
  select format('sequence %s %s', c.relname, s.*) from ours c cross join lateral (
    select format_type(q.seqtypid, null), q.seqstart, q.seqincrement, q.seqcycle from pg_sequence q where q.seqrelid = c.oid) s
  union all
  select format('function %s', pg_get_functiondef(f.oid)) from pg_proc f join pg_namespace n on n.oid = f.pronamespace
  where n.nspname = 'public' and f.prokind = 'f' and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
  union all
  select format('type %s', t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'public' and t.typtype in ('e', 'd')
  union all
  select format('extension %s', extname) from pg_extension`;

/** Resolves to what a database consists of: tables, columns in their order, constraints, indexes, functions, and the rows that are there. */
export async function describeSchema(db: Db): Promise<string[]> {
  const { rows: lines } = await db.query<{ line: string }>(LINES);
  const { rows: tables } = await db.query<{ name: string }>(
    `select relname name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'`,
  );
  const kept: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(
      `select format('row of ${name} %s', t.*) row from "${name}" t`,
    );
    kept.push(...rows.map(({ row }) => row));
  }
  return [...lines.map(({ line }) => line), ...kept].sort();
}
