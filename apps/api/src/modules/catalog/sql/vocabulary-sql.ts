import { type Add, type Statement, statement } from '../../../sql/clause.ts';
import { ATTRIBUTES, type AttributeName, type SectionDescription } from '../filter/sections.ts';
import type { CommonVocabulary, VocabularyFilter } from '../vocabulary/vocabulary.ts';

/** Counts products on offer per value of an attribute in a section. Counts of brands are stored already. */
export function attributeCountsStatement(
  section: SectionDescription,
  name: AttributeName,
  brandIds?: readonly number[],
): Statement {
  const column = `l.${ATTRIBUTES[name].column}`;
  return statement((add) =>
    name === 'brand' && !brandIds
      ? `select value, n count from vocab_count where vocabulary = 'brand.' || ${add(section.id)}::int and n > 0`
      : `select ${column} "value", count(*)::int count from listing l
         where l.section = ${add(section.id)} and l.offers_count > 0 and ${column} is not null
           ${brandIds ? `and l.brand_id = any(${add(brandIds)})` : ''} group by 1`,
  );
}

/** Counts products with live offers per city or supplier. A product has one section, with which the indexes begin. */
const products = (column: 'city_id' | 'supplier_id') => `select ${column}, count(*)::int count
  from (select o.${column} from offer o where o.quantity > 0 group by o.section, o.${column}, o.product_id) p group by 1`;

const ofCar = ({ car_brand, car_model }: VocabularyFilter, add: Add) =>
  `true${car_brand === undefined ? '' : ` and brand = ${add(car_brand)}`}${
    car_model === undefined ? '' : ` and model = ${add(car_model)}`
  }`;

const STATEMENTS: Record<CommonVocabulary, (filter: VocabularyFilter, add: Add) => string> = {
  brand: () => `select b.name "value", b.name "label", sum(v.n)::int count, b.aliases
    from vocab_count v join brand b on b.id = v.value where v.vocabulary like 'brand.%'
    group by b.id having sum(v.n) > 0`,
  // all cities: a company may be in one where nothing is on offer yet
  city: () => `select y.name "value", y.name "label", coalesce(count, 0) count
    from city y left join (${products('city_id')}) o on y.id = o.city_id`,
  supplier: () => `select c.id "value", c.name "label", count
    from (${products('supplier_id')}) o join company c on c.id = o.supplier_id`,
  country: () => `select p.country "value", p.country "label", count(*)::int count
    from listing l join product p on p.id = l.product_id
    where l.offers_count > 0 and p.country is not null group by 1`,
  car_brand: () => `select brand "value", brand "label", count(distinct model)::int count,
    coalesce(array_agg(distinct name_ru) filter (where name_ru is not null), '{}') aliases from car group by 1`,
  car_model: ({ car_brand }, add) => `select model "value", model "label", count(*)::int count,
    coalesce(array_agg(distinct name_ru) filter (where name_ru is not null), '{}') aliases from car where ${ofCar({ car_brand }, add)} group by 1`,
  car_year: (filter, add) => `select year "value", year::text "label", count(*)::int count
    from car, generate_series(year_from, coalesce(year_to, extract(year from current_date)::int)) year
    where ${ofCar(filter, add)} group by 1`,
  car_modification: (
    filter,
    add,
  ) => `select modification "value", modification "label", count(*)::int count
    from car where ${ofCar(filter, add)} ${
      filter.car_year === undefined
        ? ''
        : `and ${add(filter.car_year)}::int between year_from and coalesce(year_to, 9999)`
    } group by 1`,
};

/** Selects items of a vocabulary that the sections share, with other spellings of them if there are any. */
export const vocabularyStatement = (of: CommonVocabulary, filter: VocabularyFilter): Statement =>
  statement((add) => STATEMENTS[of](filter, add));
