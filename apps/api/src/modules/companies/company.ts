import type { Company, CompanySummary } from '@org/api-client/schema';
import type { CompanyColumns } from './company-fields.ts';

type Filial = Company['filials'][number];

/** A branch as the database gives it. */
export interface FilialRow extends Omit<Filial, 'registered_at'> {
  registered_at: Date;
}

/** A company as the database gives it. */
export interface CompanyRow
  extends Omit<CompanyColumns, 'city_id' | 'vat_rate'>,
    Pick<
      Company,
      | 'id'
      | 'parent_id'
      | 'city'
      | 'logo'
      | 'is_supplier'
      | 'employees_count'
      | 'rests_count'
      | 'vat_rate'
    > {
  legal_form: string | null;
  parent_name: string | null;
  registered_at: Date;
  price_list_at: Date | null;
}

const collator = new Intl.Collator('ru', { numeric: true });

/** Sorts by name in Russian alphabetical order, which the database's collation may not know. */
const byName = <Item extends { id: string; name: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));

/** A company as the contract shows it. */
export function toCompany(
  row: CompanyRow,
  filials: readonly FilialRow[],
): Omit<Company, 'bank_change' | 'owner' | 'rights'> {
  const { parent_name, vk, telegram, whatsapp, min_order_sum, delivery_days, pickup, ...rest } =
    row;
  const { bank_bic, bank_account, bank_correspondent_account, bank_name, ...company } = rest;
  return {
    ...company,
    parent: row.parent_id === null ? null : { id: row.parent_id, name: parent_name ?? '' },
    socials: { vk, telegram, whatsapp },
    bank: {
      bic: bank_bic,
      account: bank_account,
      correspondent_account: bank_correspondent_account,
      name: bank_name,
    },
    terms: { min_order_sum, delivery_days, pickup },
    registered_at: row.registered_at.toISOString(),
    price_list_at: row.price_list_at?.toISOString() ?? null,
    filials: byName(filials).map((filial) => ({
      ...filial,
      registered_at: filial.registered_at.toISOString(),
    })),
  };
}

/**
 * Sorts by name, with each branch right after its parent company. A branch whose parent is not in the list is sorted
 * like a company.
 */
export function brandsFirst<Item extends Pick<CompanySummary, 'id' | 'parent_id' | 'name'>>(
  companies: readonly Item[],
): Item[] {
  const ids = new Set(companies.map(({ id }) => id));
  const isBranch = ({ parent_id }: Item) => parent_id !== null && ids.has(parent_id);
  const branches = Map.groupBy(companies.filter(isBranch), ({ parent_id }) => parent_id);
  return byName(companies.filter((company) => !isBranch(company))).flatMap((brand) => [
    brand,
    ...byName(branches.get(brand.id) ?? []),
  ]);
}
