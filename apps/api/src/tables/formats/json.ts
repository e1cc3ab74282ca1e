import { FileProblem } from '../cells/table-file-problem.ts';
import { decodeText } from './format-csv.ts';
import type { XmlEvents } from './format-xml.ts';

const BROKEN = 'Файл JSON повреждён или загружен не полностью';
const TOO_DEEP = 'В файле JSON слишком глубокие вложения. Это не похоже на прайс-лист';
const TOO_MANY = 'В файле слишком много значений. Удалите лишние поля и строки';

/** As deep as a document of XML may be. */
const DEEPEST = 200;
/** As many values as a document of XML has elements. */
const MAX_VALUES = 20_000_000;

/** What elements of an array are called if it has no name. */
const UNNAMED = 'row';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Whether a text begins as JSON does: with an object, or with an array of values. */
export const isJson = (text: string) => /^\uFEFF?\s*(?:\{\s*["}]|\[\s*(?:[[{"\]\d-]|$))/.test(text);

/** Throws a FileProblem for what is nested too deep or has too many values, before anything of it is held. */
function assertBounds(text: string) {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      for (at++; at < text.length && text.charCodeAt(at) !== 0x22; at++)
        if (text.charCodeAt(at) === 0x5c) at++;
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > DEEPEST) throw new FileProblem(TOO_DEEP);
      if (++values > MAX_VALUES) throw new FileProblem(TOO_MANY);
    } else if (code === 0x7d || code === 0x5d) depth--;
    else if (code === 0x2c && ++values > MAX_VALUES) throw new FileProblem(TOO_MANY);
  }
}

/** A number of so many digits would lose its last ones. */
const LONG_NUMBER = /[[:,]\s*-?\d{16}/;

const keepDigits = (_key: string, value: Json, { source }: { source?: string }) =>
  typeof value === 'number' && source !== undefined && source.length > 15 ? source : value;

const parse = (text: string): Json =>
  LONG_NUMBER.test(text)
    ? JSON.parse(text, keepDigits as (key: string, value: Json) => Json)
    : JSON.parse(text);

/** Reads lines each of which is a value of its own. */
function parseLines(text: string): Json[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => parse(line.replace(/,\s*$/, '')));
}

function parseJson(content: Uint8Array): Json {
  const text = decodeText(content).replace(/^\uFEFF/, '');
  assertBounds(text);
  try {
    return parse(text);
  } catch {
    try {
      return parseLines(text);
    } catch {
      throw new FileProblem(BROKEN);
    }
  }
}

type JsonObject = { [key: string]: Json };
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: Json) => typeof value !== 'object' || value === null;

/** How many objects must be alike for their keys to be ids. */
const FEWEST_ALIKE = 5;

/** True for an object that holds things of one kind by their ids: `{"1041": {…}, "1042": {…}}`. */
function areById(value: JsonObject): boolean {
  const [first, ...others] = Object.values(value);
  if (others.length === 0 || ![first, ...others].every(isObject)) return false;
  if (Object.keys(value).every((key) => /^\D{0,4}\d[\w-]*$/.test(key))) return true;
  const fields = Object.keys(first as JsonObject).join('\n');
  return (
    others.length >= FEWEST_ALIKE - 1 &&
    others.every((each) => Object.keys(each as JsonObject).join('\n') === fields)
  );
}

/** Returns the names of columns that stand beside rows without names: `{"columns": […], "rows": [[…]]}`. */
function titlesBeside(parent: JsonObject, width: number): string[] | undefined {
  const found = Object.values(parent).find(
    (value) =>
      Array.isArray(value) && value.length === width && value.every((each) => isNamed(each)),
  ) as Json[] | undefined;
  return found?.map(nameOf);
}
const nameOf = (value: Json): string => {
  if (typeof value === 'string') return value;
  const name = isObject(value) ? (value.title ?? value.label ?? value.name) : undefined;
  return typeof name === 'string' ? name : '';
};
const isNamed = (value: Json) => nameOf(value) !== '';

const isRow = (value: Json): value is Json[] => Array.isArray(value) && value.every(isScalar);
const textOf = (value: Json | undefined) =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

/** Rows of a document that have no names of their own, only places. */
export type PlainRows = string[][];

/** Returns the rows of the first array of arrays: a table as programs for tables give it. */
function plainRowsOf(value: Json, parent: JsonObject = {}): PlainRows | undefined {
  if (Array.isArray(value)) {
    if (value.length < 2 || !value.every(isRow)) return undefined;
    const width = Math.max(...value.map((row) => row.length));
    const titles = titlesBeside(parent, width);
    const rows = value.map((row) => row.map(textOf));
    return titles ? [titles, ...rows] : rows;
  }
  if (!isObject(value)) return undefined;
  for (const child of Object.values(value)) {
    const rows = plainRowsOf(child, value);
    if (rows) return rows;
  }
  return undefined;
}

/** Tells a value as an element of a document: what an array holds are elements of its name. */
function tell(name: string, value: Json, events: XmlEvents, id?: string): void {
  if (Array.isArray(value)) {
    for (const each of value) tell(name, each, events);
    return;
  }
  if (isObject(value) && areById(value)) {
    for (const [key, each] of Object.entries(value)) tell(name, each, events, key);
    return;
  }
  const hasId = isObject(value) && 'id' in value;
  events.open?.(name, id !== undefined && !hasId ? { id } : {});
  if (isObject(value)) for (const [key, child] of Object.entries(value)) tell(key, child, events);
  else events.text?.(textOf(value));
  events.close?.(name);
}

/**
 * Reads JSON: one value, or one in each line. Returns its rows if these are mere arrays, else a function that tells the
 * document element by element, as XML is told.
 */
export function readJson(content: Uint8Array): PlainRows | ((events: XmlEvents) => void) {
  const value = parseJson(content);
  return (
    plainRowsOf(value) ??
    ((events) => {
      events.open?.('', {});
      if (isObject(value) && !areById(value))
        for (const [key, child] of Object.entries(value)) tell(key, child, events);
      else tell(UNNAMED, value, events);
      events.close?.('');
    })
  );
}
