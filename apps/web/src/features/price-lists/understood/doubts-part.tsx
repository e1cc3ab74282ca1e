import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useRef, useState } from 'react';
import { countOf, MODELS } from '../../../shared/format/format.ts';
import * as page from '../import.css.ts';
import { ROWS_OF } from '../import-words.ts';
import type { ImportId } from '../price-lists.atoms.ts';
import { DoubtGroup } from './doubt-group.tsx';
import { isOpen } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import { acceptAll, type Drafts, openSeasons, withAnswer, withSeason } from './drafts.ts';
import { GroupRows } from './rows/group-rows.tsx';
import type { Answer, Doubt } from './understood-names.atoms.ts';

export interface DoubtsPartProps {
  id: ImportId;
  doubts: readonly Doubt[];
  /** Answers that are chosen but not sent yet, by the id of the question. */
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
const OF_ALL = [
  ['winter', 'Все зимние'],
  ['summer', 'Все летние'],
  ['all_season', 'Все всесезонные'],
] as const;
/** Groups that are shown at once. */
const SHOWN = 50;

/** The doubts of an import, with one question for all rows of a kind. */
export function DoubtsPart({ id, doubts, drafts, onDrafts }: DoubtsPartProps) {
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLDivElement>(null);
  if (doubts.length === 0) return <Note tone="ok">Всё понято, вопросов нет.</Note>;
  /** Moves the focus to the next question, for users of the keyboard: the button that was pressed is gone. */
  const goTo = (next: Doubt | undefined) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-doubt="${next?.id}"] button`)?.focus(),
    );
  const answer = (doubt: Doubt, given: Answer | undefined) => {
    const at = doubts.indexOf(doubt);
    const next = doubts.slice(at + 1).find((one) => isOpen(one, drafts));
    onDrafts(withAnswer(drafts, doubt.id, given));
    if (given && next && !drafts.has(doubt.id)) goTo(next);
  };
  const answerMany = (next: Drafts) => {
    onDrafts(next);
    goTo(doubts.find((one) => isOpen(one, next)) ?? doubts[0]);
  };
  const accepted = acceptAll(doubts, drafts);
  const seasons = openSeasons(doubts, drafts);
  return (
    <div ref={list} className={css.groups}>
      {accepted.size > drafts.size + 1 && (
        <div className={page.actions}>
          <Button size="s" onPress={() => answerMany(accepted)}>
            Принять всё, как понято
          </Button>
          <span className={page.note}>Ответы можно поправить, пока они не учтены</span>
        </div>
      )}
      {seasons.length > 1 && (
        <div className={page.actions}>
          <span>Сезон не указан: {countOf(seasons.length, MODELS)}</span>
          {OF_ALL.map(([season, label]) => (
            <Button
              key={season}
              size="s"
              variant="ghost"
              onPress={() => answerMany(withSeason(doubts, drafts, season))}
            >
              {label}
            </Button>
          ))}
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
