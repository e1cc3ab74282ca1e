import { brandNamed, type Dictionary } from '../../../names/dictionary.ts';
import { parseName } from '../../../names/parse-name.ts';
import type { ParsedName } from '../../../names/parsed-name.ts';
import { nameKey } from '../../../names/spelling.ts';
import type { Field } from '../columns/fields.ts';
import { parseMeasure } from '../numbers.ts';
import type { RowValues } from './row-values.ts';
import { flagOf, seasonOf } from './section-hint.ts';

type Values = RowValues['values'];

const isRim = (values: Values, hint: RowValues['hint']) =>
  hint === 'disks' ||
  hint === 'truck_disks' ||
  (values.pcd !== undefined && values.et !== undefined);

const cleanSize = (text: string | undefined) => (text ?? '').replaceAll(/[—–]/g, '-').trim();

/** The marking of a tyre that its columns give: `205/55 R16`, `8.25R20`, `8-12`. */
function tyreMarking({ size, width, profile, diameter }: Values): string {
  if (size) return size;
  if (!width || !diameter) return '';
  const rim = cleanSize(diameter);
  const joint = /^\d/.test(rim) ? 'R' : '';
  const ratio = parseMeasure(profile ?? '');
  return ratio ? `${width}/${profile}${joint}${rim}` : `${width}${joint}${rim}`;
}

function rimMarking(values: Values): string {
  const width = values.rim_width ?? values.width;
  const diameter = values.diameter ?? values.profile;
  const bolts = values.bolts ? `${values.bolts}x${values.pcd ?? ''}` : (values.pcd ?? '');
  const { et, dia } = values;
  return [
    width && diameter && `${parseMeasure(width)}x${parseMeasure(diameter)}`,
    bolts,
    et && `ET${et}`,
    dia && `D${dia}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const marking = (values: Values, hint: RowValues['hint']) =>
  isRim(values, hint) ? rimMarking(values) : tyreMarking(values);

/** A name put together of the columns, for rows that have none or whose name lacks the size. */
export const composedName = (values: Values, hint: RowValues['hint']): string =>
  [
    values.brand,
    values.model,
    marking(values, hint),
    `${values.load_index ?? ''}${values.speed_index ?? ''}`,
    values.colour,
  ]
    .filter(Boolean)
    .join(' ');

type Facts = ParsedName;

const text = (value: string | undefined) => (value?.trim() ? value.trim() : undefined);

/** The brand and the model as their columns say, in the catalogue's spelling. */
function ofNames(facts: Facts, values: Values, dictionary: Dictionary): Partial<Facts> {
  const column = text(values.brand);
  const section = facts.section ?? undefined;
  const named = column && brandNamed(dictionary, column, section);
  const brand = named ?? column ?? facts.brand;
  const model = text(values.model);
  const known = model && brand ? dictionary.models.get(brand)?.get(nameKey(model)) : undefined;
  return {
    brand,
    isBrandKnown: named !== undefined || (!column && facts.isBrandKnown),
    model: known ?? model ?? facts.model,
    isModelKnown: known !== undefined || (!model && facts.isModelKnown),
  };
}

/** Numbers that the name is silent about. */
function ofNumbers(facts: Facts, values: Values): Partial<Facts> {
  const from = (field: Field) => {
    const measure = parseMeasure(values[field] ?? '');
    return measure === undefined ? null : measure;
  };
  const bolts = /^\s*(\d{1,2})\s*[*xхX×/]\s*(\d+(?:[.,]\d+)?)/.exec(values.pcd ?? '');
  const circle = bolts ? Number(bolts[2]?.replace(',', '.')) : from('pcd');
  return {
    bolts: facts.bolts ?? (bolts ? Number(bolts[1]) : from('bolts')),
    pcd: facts.pcd.length > 0 ? facts.pcd : circle ? [circle] : [],
    et: facts.et ?? from('et'),
    dia: facts.dia ?? from('dia'),
    ply_rating: facts.ply_rating ?? from('ply_rating'),
  };
}

const LOAD = /^\d{2,3}(?:\/\d{2,3})?/;

function ofIndices(facts: Facts, values: Values): Partial<Facts> {
  const load = LOAD.exec(values.load_index?.trim() ?? '')?.[0];
  const speed = /\(?[A-Z]\d?\)?/.exec(
    (values.speed_index ?? values.load_index?.replace(LOAD, '') ?? '').toUpperCase(),
  )?.[0];
  return {
    load_index: facts.load_index ?? load ?? null,
    speed_index: facts.speed_index ?? speed ?? null,
  };
}

function ofFlags(facts: Facts, values: Values): Partial<Facts> {
  const studded = values.studded === undefined ? undefined : flagOf(values.studded);
  const season = values.season === undefined ? undefined : seasonOf(values.season);
  return {
    studded: studded ?? facts.studded,
    season: season ?? facts.season,
    run_flat: facts.run_flat || flagOf(values.run_flat ?? '') === true,
    xl: facts.xl || flagOf(values.xl ?? '') === true,
    light_truck: facts.light_truck || /\d\s*[CСcс]$/.test(values.diameter ?? ''),
    colour: text(values.colour) ?? facts.colour,
    country: text(values.country) ?? facts.country,
  };
}

/**
 * What a row sells: its name as far as it tells, brand and model by their columns first, everything else by the columns
 * where the name is silent.
 */
export function factsOf({ values, hint }: RowValues, dictionary: Dictionary): Facts {
  const section = hint === 'other' ? undefined : hint;
  const composed = composedName(values, hint);
  const read = (name: string) => parseName(name, { section, dictionary });
  let facts = read(values.name ?? composed);
  if (facts.kind === 'unreadable' && values.name) {
    const again = read(composed);
    if (again.kind === 'product') facts = { ...again, model: facts.model ?? again.model };
  }
  if (facts.kind !== 'product') return facts;
  return {
    ...facts,
    ...ofNames(facts, values, dictionary),
    ...ofNumbers(facts, values),
    ...ofIndices(facts, values),
    ...ofFlags(facts, values),
  };
}
