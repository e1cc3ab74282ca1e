import { titleText } from '../../../tables/cells/plain-title.ts';
import { type Layout, questionColumns } from './recognise.ts';

type Question = Layout['questions'][number];

/** How many rows of a sheet are understood, and how many of them have no brand or no model. */
export interface NamelessCount {
  rows: number;
  brand: number;
  model: number;
}

const KINDS = ['brand', 'model'] as const;
const WHAT = { brand: 'бренд', model: 'модель' };
const NONE = { brand: 'брендов', model: 'моделей' };

/** In so few rows nobody can tell what is usual. */
const FEW = 3;

/** Returns the questions about sheets in which most rows have no brand, or no model, and nobody has said that it is so. */
export const namelessQuestions = (
  layouts: readonly Layout[],
  counts: ReadonlyMap<string | null, NamelessCount>,
): Question[] =>
  layouts.flatMap(({ table: { sheet }, columns, nameless }) => {
    const count = counts.get(sheet);
    if (!count) return [];
    return KINDS.filter(
      (kind) => count[kind] >= FEW && count[kind] * 2 > count.rows && !nameless.includes(kind),
    ).map((kind): Question => {
      const named = columns.filter(({ field }) => field === kind || field === 'name');
      const read = named.map(({ title }) => `«${titleText(title)}»`).join(', ');
      return {
        kind,
        sheet,
        currency: null,
        message: `Не поняли ${WHAT[kind]} в ${count[kind]} из ${count.rows} строк${read && ` (смотрели в ${read})`}. Укажите столбец, или скажите, что ${NONE[kind]} в файле нет`,
        candidates: questionColumns(columns, (text) => /\p{L}/u.test(text)),
      };
    });
  });
