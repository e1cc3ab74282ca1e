import { ATTRIBUTES, type AttributeName } from '@org/trade/attributes';
import { isWheelSection } from '@org/trade/sections';
import { markIn } from '@org/tyre-names/name/homologation';
import { withoutFit } from '@org/tyre-names/name/model-in-name';
import { NOTHING, type ParsedName } from '@org/tyre-names/name/parsed-name';
import { type Dictionary, modelNamed } from '@org/tyre-names/trade/dictionary';
import { type ModelTraits, marketTraitsOf, traitsOf } from '@org/tyre-names/trade/model-traits';
import { firstStated, type SourcedValue } from '../../../merging/fact-sources.ts';
import { type CellValue, readCell } from '../../../product/cells.ts';
import { parseMeasure } from '../../../tables/cells/numbers.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import { brandMeant, inventedFor, type MeantBrand } from './brand.ts';
import { isNamed, nameWords, readRowName, text, titleBrand } from './row-name.ts';
import type { RowValues } from './row-values.ts';

/** Attributes whose columns are read here: words, flags, and numbers that no name states. */
const STATED = (Object.keys(ATTRIBUTES) as AttributeName[]).filter(
  (name) => ['word', 'flag'].includes(ATTRIBUTES[name].kind) || !Object.hasOwn(NOTHING, name),
);

const CONSTRUCTIONS: Record<string, ParsedName['construction']> = {
  radial: 'R',
  bias: 'D',
  belted: 'D',
};

/** Reads studs in a column of seasons: «Зима шип», «зимняя нешипованная». */
function studsOfSeason(season = ''): boolean | undefined {
  const [, not, studs] =
    /(?<![а-я])(?:(не\s?-?|без\s|н\/)?(шип|ш(?![а-я]))|лип|фрикц)/.exec(season.toLowerCase()) ?? [];
  if (studs) return not === undefined;
  return /лип|фрикц/i.test(season) ? false : undefined;
}

/**
 * Returns what these columns state, for attributes of the product's section. If a column has no answer, the name
 * decides.
 */
function statedFacts({ section }: ParsedName, values: RowValues['values']): Partial<ParsedName> {
  const facts: Record<string, CellValue | null> = {};
  for (const name of STATED) {
    // the kind of a motorcycle tyre stands under the same title as the application of a special tyre
    const cell = values[name] ?? (name === 'moto_type' ? values.application : undefined);
    if (cell === undefined || !section || !ATTRIBUTES[name].sections.includes(section)) continue;
    const value = readCell(name, cell);
    if (value === undefined) continue;
    const kept = name === 'construction' ? CONSTRUCTIONS[String(value)] : value;
    if (kept !== undefined) facts[name] = kept;
  }
  if (facts.studded === undefined && ATTRIBUTES.studded.sections.includes(section ?? 'disks')) {
    const studded = studsOfSeason(values.season);
    if (studded !== undefined) facts.studded = studded;
  }
  return facts;
}

type Values = RowValues['values'];
type Season = NonNullable<ParsedName['season']>;

/** What a row says of its product, and where it says so. */
export interface RowFacts {
  facts: ParsedName;
  from: {
    brand: SourcedValue<string>;
    model: SourcedValue<string>;
    season: SourcedValue<Season>;
    studded: SourcedValue<boolean>;
  };
  /** What columns state, as far as `statedFacts` reads them. */
  stated: Partial<ParsedName>;
  /** The brand as written in its column or name, if it is unknown or only likely to be a known one. */
  doubtfulBrand: { written: string; meant: string | null } | undefined;
  /** A model that only the name states, and that may be something else. */
  doubtfulModel: string | undefined;
  /** The brands of the column and of the name, where both are known and differ. */
  brands: { column: string; name: string } | undefined;
}

const SIZE = /\d{3}\s?\/\s?\d{2}(?:[.,]\d)?\s?Z?[RР-]\s?\d{2}/i;
const hasSize = (words: string) => SIZE.test(words);

/** Returns the brand of a row's group. An unknown brand counts only if the row's own name has it too. */
function groupBrand({ group, values }: RowValues): string | undefined {
  if (group?.brand || !group?.unknown) return group?.brand;
  const isNamed = ` ${nameWords(values.name ?? '')} `.includes(` ${nameWords(group.unknown)} `);
  return isNamed ? group.unknown : undefined;
}
/** Returns a brand that may be a misprint from an earlier list, with the brand that is meant. */
function mistakenBefore(dictionary: Dictionary, brand: string | undefined) {
  const meant = brand && inventedFor(dictionary, brand);
  return brand && meant ? { written: brand, meant } : undefined;
}

/** Returns the brand of a name. In a name that was made from columns, the column of models names no brand. */
const brandIn = ({ brand, isBrandKnown }: ParsedName, { values }: RowValues) =>
  brand && !isBrandKnown && !values.name && nameWords(brand) === nameWords(values.model ?? '')
    ? null
    : brand;

function ofBrand(facts: ParsedName, row: RowValues, dictionary: Dictionary) {
  const section = facts.section ?? undefined;
  const column = text(row.values.brand);
  const meant: MeantBrand | undefined = column
    ? brandMeant(dictionary, column, section)
    : undefined;
  const named = isNamed(facts) ? facts.brand : null;
  const isSure = meant && !meant.isGuessed;
  const filed = titleBrand(facts, row);
  const brand = firstStated<string>(
    [meant?.brand ?? column, 'column'],
    // a row's group counts as a column
    [groupBrand(row), 'column'],
    [named, 'name'],
    [filed, 'title'],
    [brandIn(facts, row), 'name'],
  );
  const grouped = groupBrand(row);
  const misprint = facts.origins.brand?.written;
  const brandName = misprint ?? brandIn(facts, row) ?? undefined;
  const written = column ?? (grouped || named || filed ? undefined : brandName);
  const guessed = column ? meant?.isGuessed && meant.brand : misprint && facts.brand;
  return {
    brand,
    doubtfulBrand:
      written !== undefined && !isSure && (brand?.[0] === written || guessed)
        ? { written, meant: guessed || null }
        : mistakenBefore(dictionary, brand?.[0]),
    brands:
      isSure && named && named !== meant.brand ? { column: meant.brand, name: named } : undefined,
    isBrandKnown: isSure || named !== null || filed !== undefined || grouped !== undefined,
  };
}

function ofModel(
  facts: ParsedName,
  values: Values,
  brand: string | undefined,
  dictionary: Dictionary,
) {
  // a model column with whole names states no model: the name does
  const column = hasSize(values.model ?? '') ? undefined : text(values.model);
  const isWheel = isWheelSection(facts.section);
  // the car that a wheel is for is left out: the next row may name another car
  const modelName = (model?: string | null) => (model && isWheel ? withoutFit(model) : model);
  const known = column && brand ? modelNamed(dictionary, brand, column) : undefined;
  const named = known ?? column;
  return {
    model: firstStated<string>([modelName(named), 'column'], [modelName(facts.model), 'name']),
    isModelKnown: known !== undefined || (!column && facts.isModelKnown),
  };
}

/** A model that is less sure than this is asked about. Decision 498. */
const SURE_MODEL = 0.9;

/** Returns the model of a name that may be none. Where the brand is in question, that is asked first. */
function modelInDoubt(
  { origins }: ParsedName,
  model: SourcedValue<string>,
  isKnown: boolean,
  doubtfulBrand: RowFacts['doubtfulBrand'],
): string | undefined {
  const isSure = isKnown || (origins.model?.sureness ?? 1) >= SURE_MODEL;
  return model?.[1] === 'name' && !isSure && !doubtfulBrand ? model[0] : undefined;
}

/** Takes from columns the numbers that the name lacks. */
function ofNumbers(facts: ParsedName, values: Values): Partial<ParsedName> {
  // zeros stand for what is unknown
  const from = (field: Field) => {
    const value = parseMeasure(values[field] ?? '') ?? null;
    return value === 0 && field !== 'et' ? null : value;
  };
  const bolts = /^\s*(\d{1,2})\s*[*xхX×/]\s*(\d+(?:[.,]\d+)?)/.exec(values.pcd ?? '');
  const circle = bolts ? Number(bolts[2]?.replace(',', '.')) : from('pcd');
  const isRim = isWheelSection(facts.section);
  return {
    bolts: facts.bolts ?? (bolts ? Number(bolts[1]) : from('bolts')),
    pcd: facts.pcd.length > 0 ? facts.pcd : circle ? [circle] : [],
    et: facts.et ?? from('et'),
    dia: facts.dia ?? from('dia'),
    ply_rating: facts.ply_rating ?? from('ply_rating'),
    ...(isRim && {
      rim_width: facts.rim_width ?? from('rim_width') ?? from('width'),
      diameter: facts.diameter ?? from('diameter'),
    }),
  };
}

const LOAD = /^\d{2,3}(?:\/\d{2,3})?/;
const kilograms = (load: string | undefined) => Number.parseInt(load ?? '0', 10) > 229;

function ofIndices(facts: ParsedName, values: Values): Partial<ParsedName> {
  const column = (values.load_index ?? '').replace(/^[\s(]+/, '');
  const found = LOAD.exec(column)?.[0];
  const load = kilograms(found) ? undefined : found;
  const speed = /\([A-Z]\d?\)|[A-Z]\d?/.exec(
    (values.speed_index ?? column.replace(LOAD, '')).toUpperCase(),
  )?.[0];
  return {
    load_index: facts.load_index ?? load ?? null,
    speed_index: facts.speed_index ?? speed ?? null,
  };
}

/** Combines words and flags of columns and names. Columns say more of them than names do. */
const ofWords = (
  facts: ParsedName,
  { values, beside }: RowValues,
  stated: Partial<ParsedName>,
) => ({
  ...stated,
  // a remark may be nothing but a carmaker's mark
  homologation: stated.homologation ?? facts.homologation ?? markIn(beside?.note),
  run_flat:
    facts.run_flat ||
    stated.run_flat === true ||
    /(?<![a-z])(?:run\s?-?flat|rft)(?![a-z])/i.test(beside?.note ?? ''),
  xl: facts.xl || stated.xl === true || /(?<![a-z])xl(?![a-z])/i.test(values.load_index ?? ''),
  light_truck:
    facts.light_truck || stated.light_truck === true || /\d\s*[CСcс]$/.test(values.diameter ?? ''),
});

/**
 * Returns season and studs. A column goes before the name, the name before what is known of the model, then a group,
 * then titles above, and what the market says of the model comes last. What a title says of studs goes before what is
 * known: models come both ways.
 */
function ofSeason(
  facts: ParsedName,
  stated: Partial<ParsedName>,
  { group, above }: RowValues,
  traits: ModelTraits | undefined,
  market: ModelTraits | undefined,
) {
  const isGuessed = facts.origins.season?.source === 'memory';
  const studs = firstStated<boolean>([stated.studded, 'column'], [facts.studded, 'name']);
  const season = firstStated<Season>(
    [stated.season, 'column'],
    [isGuessed ? undefined : facts.season, 'name'],
    [studs?.[0] ? 'winter' : undefined, studs?.[1] ?? 'name'],
    [traits?.season, 'memory'],
    [facts.season, 'memory'],
    [group?.season, 'title'],
    [above?.season, 'title'],
    [market?.season, 'market'],
  );
  const isWinter = season?.[0] === 'winter';
  return {
    season,
    studded:
      studs ??
      firstStated<boolean>(
        // only winter tyres have studs
        [season && !isWinter ? false : undefined, season?.[1] ?? 'title'],
        [group?.studded, 'title'],
        [isWinter ? above?.studded : undefined, 'title'],
        [traits?.studded, 'memory'],
        [isWinter ? market?.studded : undefined, 'market'],
      ),
  };
}

/** Returns what a row sells: by its filled columns and its own words first, then by its group and the titles above. */
export function factsOf(row: RowValues, dictionary: Dictionary): RowFacts {
  const read = readRowName(row, dictionary);
  const { brand, isBrandKnown, ...doubts } = ofBrand(read, row, dictionary);
  const { model, isModelKnown } = ofModel(read, row.values, brand?.[0], dictionary);
  const stated = statedFacts(read, row.values);
  const isTyre = read.section === 'tyres';
  const known = isTyre && brand && model ? ([dictionary, brand[0], model[0]] as const) : undefined;
  const { season, studded } = ofSeason(
    read,
    stated,
    row,
    known && traitsOf(...known),
    known && marketTraitsOf(...known),
  );
  const facts: ParsedName = {
    ...read,
    ...ofNumbers(read, row.values),
    ...ofIndices(read, row.values),
    ...ofWords(read, row, stated),
    brand: brand?.[0] ?? null,
    isBrandKnown,
    model: model?.[0] ?? null,
    isModelKnown,
    season: season?.[0] ?? null,
    studded: studded?.[0] ?? null,
  };
  return {
    facts,
    from: { brand, model, season, studded },
    stated,
    doubtfulModel: modelInDoubt(read, model, isModelKnown, doubts.doubtfulBrand),
    ...doubts,
  };
}
