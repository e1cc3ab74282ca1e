import { FIELD_NAMES } from '@org/trade/fields';
import type { Choice, Field } from '../../tables/cells/table-fields.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isChoice(value: unknown): value is Choice {
  if (!isObject(value)) return false;
  const { sheet, column, field, warehouse = null } = value;
  const isColumn = Number.isInteger(column) && Number(column) >= 0 && Number(column) < 16_384;
  const isField = field === null || Object.hasOwn(FIELD_NAMES, String(field) as Field);
  const isSheet = sheet === null || (typeof sheet === 'string' && sheet.length <= 200);
  const isPlace = warehouse === null || (typeof warehouse === 'string' && warehouse.length <= 120);
  return isColumn && isField && isSheet && isPlace;
}

const MAX_CHOICES = 500;

/** Reads the columns of a form, a JSON list of `ColumnChoice`. Returns undefined if it is invalid. */
export function parseChoices(text: string): Choice[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= MAX_CHOICES && list.every(isChoice)
      ? list
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a file's name without folders and characters that can't be shown. */
export const cleanFileName = (name: string): string =>
  name.split(/[\\/]/).at(-1)?.replace(/\p{C}/gu, '').trim().slice(0, 200) || 'Прайс-лист';
