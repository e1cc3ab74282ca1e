import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { IconButton } from '@org/ui/icon-button';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatNumber, pluralOf, ROWS } from '../../../shared/format/format.ts';
import type { Answer, Doubt } from './atoms.ts';
import { answerText, answerTo } from './doubt-words.ts';
import * as css from './doubts.css.ts';

export interface DoubtGroupProps {
  doubt: Doubt;
  /** The answer that is chosen but not sent yet. @default none */
  draft?: Answer;
  /** Called with the chosen answer; undefined withdraws one that is not sent yet. */
  onAnswer: (answer: Answer | undefined) => void;
  /** Renders the rows that the question is about, once they are opened. */
  renderRows: () => ReactNode;
}

const READY = 2;
const OTHER = 'other';

/** A question about rows of one kind: how many, the likeliest answers, and, opened, all answers and the rows. */
export function DoubtGroup({ doubt, draft, onAnswer, renderRows }: DoubtGroupProps) {
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
            <Answers
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

interface AnswersProps extends Pick<DoubtGroupProps, 'doubt' | 'onAnswer'> {
  currentAnswer: Pick<Answer, 'answer' | 'value'> | undefined;
  remember: boolean;
}

function Answers({ doubt, currentAnswer, remember, onAnswer }: AnswersProps) {
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
    <form
      className={css.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (brand.trim()) onSave(brand.trim());
      }}
    >
      <TextField
        aria-label="Бренд"
        size="s"
        autoFocus
        maxLength={120}
        value={brand}
        onChange={setBrand}
      />
      <Button type="submit" size="s" isDisabled={!brand.trim()}>
        Выбрать
      </Button>
    </form>
  );
}
