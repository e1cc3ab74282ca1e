import { one, type Scene } from './things.ts';

/** Columns that say which company a row belongs to. */
const OWNERS = ['company_id', 'supplier_id', 'buyer_id'];

const tablesOf = ({ server }: Pick<Scene, 'server'>) =>
  one<{ name: string; owner: string }[]>(
    { server },
    `select json_agg(json_build_object('name', c.table_name, 'owner', c.column_name)) as value
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = current_schema and t.table_type = 'BASE TABLE' and c.column_name = any($1)`,
    [OWNERS],
  );

/** A digest of a company's rows in each table. It stays the same as long as no row changes. */
export async function belongings(scene: Pick<Scene, 'server' | 'company'>): Promise<object> {
  const digests = (await tablesOf(scene)).map(
    ({ name, owner }) =>
      `select '${name} by ${owner}' name, md5(string_agg(t::text, ' ' order by t::text)) digest from "${name}" t where t.${owner} = $1`,
  );
  return one(
    scene,
    `select json_object_agg(name, digest) as value from (${digests.join(' union all ')}) d`,
    [scene.company],
  );
}
