import type { components } from '@org/api-client/schema';

export type Condition = components['schemas']['OfferCondition'];

const word = (source: string) => new RegExp(`(?<![0-9a-zа-яё])(?:${source})(?![0-9a-zа-яё])`, 'i');

/** What a text says of the condition of products, the worst condition first. */
const CONDITIONS: [pattern: RegExp, condition: Condition][] = [
  [
    word(
      String.raw`наварк[а-я]*|наварн[а-я]*|наваренн[а-я]*|восст(?:ан[а-я]*)?\.?|retread[a-z]*|recap`,
    ),
    'retreaded',
  ],
  [
    word(
      String.raw`б\s?[\/\\]\s?у|после ремонта|ремонт[а-я]*|рем\.|бу|б\.\s?у\.?|used|pre.?owned|second.?hand|gebraucht[a-z]*|u[żz]ywan[a-zęą]*|вживан[а-яіїє]*|б\s?[\/\\]\s?в|usad[oa]s?|usat[oaie]|occasion|ikinci el|pou[zž]it[a-záéíý]*|қолданылған|ishlatilgan|二手|подержан[а-я]*|с пробегом|бэушн[а-я]*`,
    ),
    'used',
  ],
  [word(String.raw`в сборе|сборка|на дисках?|колес[оа] в сб\.?`), 'assembled'],
  [
    word(
      String.raw`уц[её]н[а-я0-9]*|некондиц[а-я]*|брак[а-я]*|дефект[а-я]*|деффект[а-я]*|неликвид[а-я]*|[а-я]*порез[а-я]*|грыж[а-я]*|вулканиз[а-я]*|пот[её]рт[а-я]*|царапин[а-я]*|скол[аыов]*|2(?:-?й)? сорт|витринн[а-я]*|повреж[а-я]*|(?:вы|по|за|с|в)?мят(?!н)[а-я]*|(?:по)?гнут[а-я]*|задир[а-я]*|следы? (?:от )?монтаж[а-я]*|трещин[а-я]*|деформ[а-я]*|нетоварн[а-я]*|ржав[а-я]*|некомплект`,
    ),
    'discounted',
  ],
];

/** Returns the condition that a text states; undefined if it states none. */
export const conditionOf = (text: string): Condition | undefined =>
  CONDITIONS.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the worst of the stated conditions: a used tyre with a defect stays used. */
export const gravestOf = (conditions: readonly (Condition | undefined)[]): Condition =>
  CONDITIONS.find(([, condition]) => conditions.includes(condition))?.[1] ?? 'new';

/** A full date, «05.12.2026», is one of a delivery or a price, not a year of make. */
const YEAR = /(?<!\d|\d[./]\d{1,2}[./])((?:19[89]|20[0-4])\d)(?!\d|[/.]\d|\s?(?:шт|руб|р\.))/;
const WEEK = /dot\s?:?-?\s?(\d\d)?(\d\d)(?!\d)/i;

/** Returns the year of make that a remark names: «2018», «DOT 2022», «DOT 3521». */
export function yearOf(remark: string): number | undefined {
  const year = YEAR.exec(remark)?.[1];
  if (year) return Number(year);
  const short = WEEK.exec(remark)?.[2];
  return short && Number(short) <= 40 ? 2000 + Number(short) : undefined;
}

const SHORT_YEAR = /(?<![\d/.])([12]\d)\s?г(?:од[а-я]*|\.?\s?в)?\.?(?![а-яё])/i;

/** Returns the year that a name ends with: «19г.», «(2017 г.в.)». */
export function yearInName(name: string): number | undefined {
  const year = /(?<!\d)(20[0-4]\d)\s*г/i.exec(name)?.[1] ?? SHORT_YEAR.exec(name)?.[1];
  return year === undefined ? undefined : (Number(year) % 2000) + 2000;
}
