import { Button } from '@org/ui/button';
import { SegmentedControl } from '@org/ui/segmented-control';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { useCall } from '../../../shared/hooks/use-call.ts';
import { choicesOfRule } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import type { Answer, Rule } from './understood-names.atoms.ts';

export type AnswerValue = Pick<Answer, 'answer' | 'value'>;

interface EditRuleProps {
  rule: Rule;
  onSave: (answer: AnswerValue) => Promise<unknown>;
  onClose: () => void;
}

/** The form that changes the answer of a rule. */
export function EditRule({ rule, onSave, onClose }: EditRuleProps) {
  const choices = choicesOfRule(rule);
  const [id, setId] = useState(
    choices.find((one) => one.answer === rule.answer && one.value === rule.value)?.id ??
      choices.find((one) => one.answer === rule.answer)?.id,
  );
  const [brand, setBrand] = useState(rule.answer === 'brand' ? (rule.value ?? '') : '');
  const chosen = choices.find((one) => one.id === id);
  const isBrand = chosen?.answer === 'brand';
  const save = useCall(async () => {
    if (chosen)
      await onSave({ answer: chosen.answer, value: isBrand ? brand.trim() : chosen.value });
  });
  return (
    <div className={css.edit}>
      <SegmentedControl
        label={`Ответ: ${rule.text}`}
        size="s"
        options={choices.map((one) => ({ value: one.id, label: one.label }))}
        value={id === undefined ? [] : [id]}
        onChange={([value]) => setId(value)}
      />
      {isBrand && (
        <TextField aria-label="Бренд" size="s" maxLength={120} value={brand} onChange={setBrand} />
      )}
      <Button
        size="s"
        variant="primary"
        isDisabled={!chosen || (isBrand && !brand.trim())}
        isPending={save.isPending}
        pendingText="Сохраняем"
        onPress={save.run}
      >
        Сохранить
      </Button>
      <Button size="s" variant="ghost" isDisabled={save.isPending} onPress={onClose}>
        Не менять
      </Button>
    </div>
  );
}
