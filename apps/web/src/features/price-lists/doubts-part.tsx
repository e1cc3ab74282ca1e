import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { IconButton } from '@org/ui/icon-button';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { SegmentedControl } from '@org/ui/segmented-control';
import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { countOf, formatNumber, MODELS, pluralOf, ROWS } from '../../shared/format/format.ts';
import { answerText, answerTo, isOpen } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import {
  acceptAll,
  type Drafts,
  openFamily,
  openSeasons,
  withAnswer,
  withFamily,
  withSeason,
} from './drafts.ts';
import * as page from './import.css.ts';
import { ROWS_OF } from './import-words.ts';
import type { ImportId } from './price-lists.atoms.ts';
import { RowsGrid } from './rows-grid.tsx';
import type { Answer, Doubt } from './understood-names.atoms.ts';

const OTHER = 'other';

export interface DoubtAnswersProps {
  doubt: Doubt;
  currentAnswer: Pick<Answer, 'answer' | 'value'> | undefined;
  /** Whether the answer becomes a rule. */
  remember: boolean;
  /** Called with the chosen answer; undefined withdraws one that is not sent yet. */
  onAnswer: (answer: Answer | undefined) => void;
}

/** All answers to a question, by press and by number key. */
export function DoubtAnswers({ doubt, currentAnswer, remember, onAnswer }: DoubtAnswersProps) {
  const { text, answers, takes_value } = doubt;
  const chosen =
    currentAnswer &&
    answers.findIndex(
      (one) => one.answer === currentAnswer.answer && one.value === currentAnswer.value,
    );
  const [isOther, setOther] = useState(currentAnswer !== undefined && chosen === -1);
  const choose = (at: number, keep = remember) => {
    const one = answers[at];
    if (!one) return;
    setOther(false);
    onAnswer({ answer: one.answer, value: one.value, remember: keep });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!isTyping && /^[1-9]$/.test(event.key)) choose(Number(event.key) - 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls within
    <div className={css.answers} onKeyDown={onKeyDown}>
      <SegmentedControl
        label={`Ответ: ${text}`}
        size="s"
        options={[
          ...answers.map(({ label }, at) => ({ value: String(at), label })),
          ...(takes_value ? [{ value: OTHER, label: 'Другой бренд' }] : []),
        ]}
        value={isOther ? [OTHER] : chosen === undefined || chosen < 0 ? [] : [String(chosen)]}
        onChange={([value]) => (value === OTHER ? setOther(true) : choose(Number(value)))}
      />
      {isOther && (
        <OtherBrand
          initial={chosen === -1 ? (currentAnswer?.value ?? '') : ''}
          onSave={(value) => onAnswer({ answer: 'brand', value, remember })}
        />
      )}
      {currentAnswer && (
        <Checkbox
          isSelected={remember}
          onChange={(keep) => onAnswer({ ...currentAnswer, remember: keep })}
        >
          Запомнить для следующих прайс-листов
        </Checkbox>
      )}
      <span className={css.keys}>1–{answers.length} на клавиатуре — ответ</span>
    </div>
  );
}

function OtherBrand({ initial, onSave }: { initial: string; onSave: (brand: string) => void }) {
  const [brand, setBrand] = useState(initial);
  return (
    <Form label="Другой бренд" send={async () => brand.trim() && onSave(brand.trim())}>
      <Inline align="end" shouldWrap={false}>
        <TextField
          aria-label="Бренд"
          size="s"
          autoFocus
          maxLength={120}
          value={brand}
          onChange={setBrand}
        />
        <SubmitButton variant="secondary" size="s" isDisabled={!brand.trim()}>
          Выбрать
        </SubmitButton>
      </Inline>
    </Form>
  );
}

interface DoubtGroupProps extends Pick<DoubtAnswersProps, 'doubt' | 'onAnswer'> {
  /** The answer that is chosen but not sent yet. @default none */
  draft?: Answer;
  /** How many models of the same family have no answer yet. @default 0 */
  alike?: number;
  /** Called to give them the answer of this one. */
  onAlike: () => void;
  /** Renders the rows that the question is about, once they are opened. */
  renderRows: () => ReactNode;
}

const READY = 2;

/** A question about rows of one kind: how many, the likeliest answers, and, opened, all answers and the rows. */
function DoubtGroup({ doubt, draft, alike = 0, onAnswer, onAlike, renderRows }: DoubtGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { text, detail, rows, answers } = doubt;
  const currentAnswer = answerTo(doubt, draft);
  const toggleText = isOpen ? `Свернуть: ${text}` : `Показать строки: ${text}`;
  const remember = draft?.remember ?? true;
  return (
    <section className={isOpen ? css.open : css.group} aria-labelledby={id} data-doubt={doubt.id}>
      <div className={css.head}>
        <IconButton
          label={toggleText}
          icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <div>
          <h3 id={id} className={css.question}>
            {text}
          </h3>
          {detail && <p className={css.note}>{detail}</p>}
        </div>
        <div className={css.count}>
          {formatNumber(rows)}
          <span className={css.countWord}>{pluralOf(rows, ROWS)}</span>
        </div>
        <div className={css.ready}>
          {currentAnswer ? (
            <>
              <Badge tone="ok" icon={<CheckIcon size={14} />}>
                {answerText(doubt, currentAnswer)}
              </Badge>
              {draft && alike > 0 && (
                <Button size="s" variant="ghost" onPress={onAlike}>
                  {`Так же ${doubt.family}: ещё ${countOf(alike, MODELS)}`}
                </Button>
              )}
              {draft && (
                <Button
                  variant="link"
                  aria-label={`Отменить ответ: ${text}`}
                  onPress={() => onAnswer(undefined)}
                >
                  Отменить
                </Button>
              )}
              {!draft && !isOpen && answers.length > 1 && (
                <Button
                  variant="link"
                  aria-label={`Изменить ответ: ${text}`}
                  onPress={() => setOpen(true)}
                >
                  Изменить
                </Button>
              )}
            </>
          ) : (
            !isOpen &&
            answers.slice(0, READY).map(({ answer, value, label }, at) => (
              <Button
                key={label}
                size="s"
                variant={at === 0 ? 'secondary' : 'ghost'}
                aria-label={`${label}: ${text}`}
                onPress={() => onAnswer({ answer, value, remember })}
              >
                {label}
              </Button>
            ))
          )}
        </div>
      </div>
      {isOpen && (
        <>
          {answers.length > 0 && (
            <DoubtAnswers
              doubt={doubt}
              currentAnswer={currentAnswer}
              remember={remember}
              onAnswer={onAnswer}
            />
          )}
          {renderRows()}
        </>
      )}
    </section>
  );
}

/** Enough to decide by; the next question stays near. */
const FIRST = 5;

/** The rows that a question is about, with the words in question marked. */
function GroupRows({ id, doubt }: { id: ImportId; doubt: Doubt }) {
  const [isAll, setAll] = useState(doubt.rows <= FIRST);
  return (
    <>
      <RowsGrid
        query={{ ...id, doubt: doubt.id }}
        total={isAll ? doubt.rows : FIRST}
        subject={doubt.subject.split(' ≠ ')[0]}
        label={`Строки: ${doubt.text}`}
      />
      {!isAll && (
        <Button
          variant="ghost"
          size="s"
          icon={<ChevronDownIcon size={16} />}
          onPress={() => setAll(true)}
        >
          {`Ещё ${countOf(doubt.rows - FIRST, ROWS)}`}
        </Button>
      )}
    </>
  );
}

interface DoubtsPartProps {
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
        <Inline gap={3}>
          <Button size="s" onPress={() => answerMany(accepted)}>
            Принять всё, как понято
          </Button>
          <span className={page.note}>Ответы можно поправить, пока они не учтены</span>
        </Inline>
      )}
      {seasons.length > 1 && (
        <Inline gap={3}>
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
        </Inline>
      )}
      {doubts.slice(0, shown).map((doubt) => (
        <DoubtGroup
          key={doubt.id}
          doubt={doubt}
          draft={drafts.get(doubt.id)}
          alike={openFamily(doubts, drafts, doubt).length}
          onAlike={() => answerMany(withFamily(doubts, drafts, doubt))}
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
