import { doubtId } from '../../../merging/doubt-id.ts';
import type { NamelessCount } from '../columns/nameless.ts';
import { rateQuestion } from '../goods/currency.ts';
import type { Answers, Doubt } from '../goods/doubts.ts';
import type { ParsedRow, Rejection } from '../goods/good.ts';
import type { SourceRow } from '../goods/row-values.ts';
import type { DoubtGroup, Question } from './price-list-reading-protocol.ts';

export type Doubts = ReturnType<typeof createDoubts>;

/** Limit of groups: nobody answers more. Rows still name all their doubts. */
const MAX_GROUPS = 500;

/** If there are more unknown words than this, words of single rows are not worth a question. */
const FEW_WORDS = 10;

function worthAsking(groups: readonly DoubtGroup[]): DoubtGroup[] {
  const words = groups.filter(({ kind }) => kind === 'unread_words');
  const others = groups.filter(({ kind }) => kind !== 'unread_words');
  const asked = words.length > FEW_WORDS ? words.filter(({ rows }) => rows > 1) : words;
  const byRows = (list: readonly DoubtGroup[]) => list.toSorted((a, b) => b.rows - a.rows);
  return [...byRows(others), ...byRows(asked)].slice(0, MAX_GROUPS);
}

/** Gathers the doubts of a list's rows into groups, and adds doubts that only several rows together raise. */
export function createDoubts(answers: Answers) {
  const groups = new Map<string, DoubtGroup>();
  const unrated = new Map<string, Question>();
  const nameless = new Map<string | null, NamelessCount>();
  const byCode = new Map<string, { identity: string; row: number }>();

  function ofCode({ supplierArticle: code }: ParsedRow, { row }: SourceRow, identity: string) {
    if (!code) return;
    const first = byCode.get(code);
    if (!first) byCode.set(code, { identity, row });
    return first && first.identity !== identity
      ? ({ kind: 'one_code', subject: code } satisfies Doubt)
      : undefined;
  }

  function countNameless({ facts }: ParsedRow, { sheet }: SourceRow) {
    const count = nameless.get(sheet) ?? { rows: 0, brand: 0, model: 0 };
    nameless.set(sheet, count);
    count.rows++;
    if (!facts.brand) count.brand++;
    if (!facts.model) count.model++;
  }

  return {
    answers,
    /** Adds the doubts of a row. Also adds to the row the doubts that earlier rows raise. */
    add: (parsed: ParsedRow, row: SourceRow, identity: string) => {
      countNameless(parsed, row);
      if (row.copyOf !== undefined)
        parsed.doubts.push({ kind: 'same_rows', subject: 'Одинаковые строки' });
      const code = row.copyOf === undefined && ofCode(parsed, row, identity);
      if (code) parsed.doubts.push(code);
      for (const doubt of parsed.doubts) {
        const id = doubtId(doubt);
        const group = groups.get(id);
        if (group) group.rows++;
        else
          groups.set(id, { ...doubt, id, rows: 1, firstRow: row.row, answer: answers.to(doubt) });
      }
    },
    /** Notes a rejected row. If its currency has no rate, asks for the rate. */
    reject: ({ currency }: Rejection, { sheet }: SourceRow) => {
      if (currency) unrated.set(`${sheet} ${currency}`, rateQuestion(sheet, currency));
    },
    questions: (): Question[] => [...unrated.values()],
    nameless: (): ReadonlyMap<string | null, NamelessCount> => nameless,
    groups: (): DoubtGroup[] => worthAsking([...groups.values()]),
  };
}
