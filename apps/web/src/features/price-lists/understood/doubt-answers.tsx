import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { SegmentedControl } from '@org/ui/segmented-control';
import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import * as css from './doubts.css.ts';
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
