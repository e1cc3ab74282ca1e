import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useRef, useState } from 'react';
import { countOf } from '../../../shared/format/format.ts';
import type { ImportId } from '../atoms.ts';
import * as page from '../import.css.ts';
import { ROWS_OF } from '../import-words.ts';
import type { Answer, Doubt } from './atoms.ts';
import { DoubtGroup } from './doubt-group.tsx';
import { isOpen } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import { acceptedAll } from './drafts.ts';
import { GroupRows } from './rows/group-rows.tsx';

export interface DoubtsPartProps {
  id: ImportId;
  doubts: readonly Doubt[];
  /** What was chosen and not sent yet, by the id of the question. */
  drafts: ReadonlyMap<string, Answer>;
  /** Undefined takes back what was chosen. */
  onAnswer: (doubt: string, answer: Answer | undefined) => void;
  /** Takes all that is open as it was understood. */
  onAcceptAll: () => void;
}

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
/** Groups that are shown at once. */
const SHOWN = 50;

/** What is doubtful in a price list, one question for all rows of a kind. */
export function DoubtsPart({ id, doubts, drafts, onAnswer, onAcceptAll }: DoubtsPartProps) {
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLDivElement>(null);
  if (doubts.length === 0) return <Note tone="ok">Всё понято, вопросов нет.</Note>;
  const answer = (doubt: Doubt, given: Answer | undefined) => {
    const at = doubts.indexOf(doubt);
    const next = doubts.slice(at + 1).find((one) => isOpen(one, drafts));
    onAnswer(doubt.id, given);
    // the button that was pressed is gone; whoever answers by keyboard goes on with the next question
    if (given && next && !drafts.has(doubt.id))
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-doubt="${next.id}"] button`)?.focus(),
      );
  };
  return (
    <div ref={list} className={css.groups}>
      {acceptedAll(doubts, drafts).size > drafts.size + 1 && (
        <div className={page.actions}>
          <Button size="s" onPress={onAcceptAll}>
            Принять всё, как понято
          </Button>
          <span className={page.note}>Ответы можно поправить, пока они не учтены</span>
        </div>
      )}
      {doubts.slice(0, shown).map((doubt) => (
        <DoubtGroup
          key={doubt.id}
          doubt={doubt}
          draft={drafts.get(doubt.id)}
          onAnswer={(given) => answer(doubt, given)}
          renderRows={() => <GroupRows id={id} doubt={doubt} />}
        />
      ))}
      {doubts.length > shown && (
        <div className={page.more}>
          <Button variant="ghost" size="s" onPress={() => setShown(shown + SHOWN)}>
            {`Ещё ${countOf(doubts.length - shown, QUESTIONS)}`}
          </Button>
        </div>
      )}
      <p className={page.note}>
        На вопросы можно не отвечать: строки загрузятся так, как поняты. Вопросы есть по{' '}
        {countOf(
          doubts.reduce((sum, { rows }) => sum + rows, 0),
          ROWS_OF,
        )}
      </p>
    </div>
  );
}
