import { countOf } from '../../shared/format/format.ts';
import type { Import } from './price-lists.atoms.ts';

/** «из 21 строки», «из 50 000 строк» */
export const ROWS_OF = ['строки', 'строк', 'строк'] as const;
const MINUTES = ['минуты', 'минут', 'минут'] as const;
const SECONDS = ['секунды', 'секунд', 'секунд'] as const;

/** An estimate as people say it: 3 → «осталось несколько секунд», 70 → «осталось около минуты» */
export function timeLeft(seconds: number): string {
  if (seconds <= 5) return 'осталось несколько секунд';
  if (seconds < 50) return `осталось около ${countOf(Math.ceil(seconds / 10) * 10, SECONDS)}`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'осталось около минуты' : `осталось около ${countOf(minutes, MINUTES)}`;
}

/** Names of the four steps. */
export const STEPS = ['Файл', 'Проверка', 'Загрузка', 'Готово'] as const;

/** The current step of an import. */
export const stepOf = ({ status, columns }: Pick<Import, 'status' | 'columns'>) => {
  if (status === 'reading') return { current: 0, isFailed: false };
  if (status === 'preview') return { current: 1, isFailed: false };
  if (status === 'running') return { current: 2, isFailed: false };
  if (status === 'done' || status === 'undone') return { current: STEPS.length, isFailed: false };
  return { current: columns.length === 0 ? 0 : 1, isFailed: true };
};

/** The label of each state of an import, and its tone. */
export const STATUSES = {
  reading: { label: 'Читаем файл', tone: 'neutral' },
  preview: { label: 'Ждёт проверки', tone: 'warn' },
  running: { label: 'Загружаем', tone: 'neutral' },
  done: { label: 'Загружен', tone: 'ok' },
  failed: { label: 'Не загружен', tone: 'danger' },
  cancelled: { label: 'Отменён', tone: 'neutral' },
  undone: { label: 'Возвращён', tone: 'neutral' },
} as const;
