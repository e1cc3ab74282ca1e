import { isWheelSection } from '@org/trade/sections';
import { sections } from '../../shared/sections.ts';
import type { UnderstoodRow } from './understood-names.atoms.ts';

export const sectionName = (code: UnderstoodRow['section']) =>
  sections.find((section) => section.code === code)?.label ?? code;

const CONDITIONS: Record<UnderstoodRow['condition'], string | undefined> = {
  new: undefined,
  discounted: 'Уценка',
  used: 'Б/у',
  assembled: 'В сборе',
  retreaded: 'Наварка',
};

const isTyre = ({ section }: UnderstoodRow) => !isWheelSection(section);

/** What the product card will say beside the size, including what is unknown. */
export function marksOf(row: UnderstoodRow): string[] {
  const { studded, season, flags, condition, copy_of } = row;
  const asksStuds = isTyre(row) && season === 'winter' && studded === null;
  return [
    ...(studded ? ['Шипы'] : []),
    ...(asksStuds ? ['Шипы: неизвестно'] : []),
    ...flags,
    ...[CONDITIONS[condition]].filter((word) => word !== undefined),
    ...(copy_of === null ? [] : [`как строка ${copy_of}`]),
  ];
}

/** Where a fact comes from, if not from the row itself. */
const SOURCES: Record<string, string> = {
  memory: 'известно о модели',
  title: 'из заголовка',
  market: 'так говорит рынок',
  person: 'ваш ответ',
};

export const sourceOf = (source: string | null) => (source ? SOURCES[source] : undefined);

/** True if an unknown season is worth showing for such products. */
export const asksSeason = (row: UnderstoodRow) => row.section === 'tyres' && row.season === null;

/** Splits a text around the words in question, so that they can be marked. */
export function splitAround(text: string, subject: string | undefined): [string, string, string] {
  const at = subject ? text.toLowerCase().indexOf(subject.toLowerCase()) : -1;
  if (!subject || at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + subject.length), text.slice(at + subject.length)];
}
