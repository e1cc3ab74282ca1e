import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/page/changing.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { choicesOfRule } from './doubt-words.ts';
import * as css from './doubts.css.ts';
import * as page from './import.css.ts';
import {
  type Answer,
  changeRule,
  type Rule,
  removeRule,
  rulesAtom,
} from './understood-names.atoms.ts';

type AnswerValue = Pick<Answer, 'answer' | 'value'>;

interface EditRuleProps {
  rule: Rule;
  onSave: (answer: AnswerValue) => Promise<unknown>;
  onClose: () => void;
}

/** The form that changes the answer of a rule. */
function EditRule({ rule, onSave, onClose }: EditRuleProps) {
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

/** The rules of a company for all its price lists, from the server. */
export function RulesPart({ companyId }: { companyId: string }) {
  const { data, error } = useAtomValue(rulesAtom(companyId));
  if (!data && error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton width="100%" height={120} shape="box" />;
  return (
    <RuleList
      rules={data}
      onChange={(rule, answer) => changeRule(companyId, rule, answer)}
      onRemove={(rule) => removeRule(companyId, rule)}
    />
  );
}

interface RuleListProps {
  rules: readonly Rule[];
  onChange: (rule: Rule, answer: AnswerValue) => Promise<unknown>;
  onRemove: (rule: Rule) => Promise<unknown>;
}

/** The rules that price lists are read by. Each can be changed or removed. */
export function RuleList({ rules, onChange, onRemove }: RuleListProps) {
  const [edited, setEdited] = useState<string>();
  const [removing, setRemoving] = useState<Rule>();
  if (rules.length === 0)
    return (
      <p className={page.note}>
        Правил пока нет. Ответ на вопрос с отметкой «Запомнить» становится правилом.
      </p>
    );
  return (
    <>
      <ul aria-label="Правила">
        {rules.map((rule) => (
          <li key={rule.id} className={css.rule}>
            <div>
              <div className={css.question}>{rule.text}</div>
              <div className={css.note}>
                {rule.created_by && `${rule.created_by}, `}
                {formatMoment(rule.created_at)}
              </div>
            </div>
            <Changing>
              <div className={css.ready}>
                {choicesOfRule(rule).length > 0 && edited !== rule.id && (
                  <Button
                    variant="ghost"
                    size="s"
                    aria-label={`Изменить: ${rule.text}`}
                    onPress={() => setEdited(rule.id)}
                  >
                    Изменить
                  </Button>
                )}
                <Button
                  variant="danger-ghost"
                  size="s"
                  aria-label={`Отменить: ${rule.text}`}
                  onPress={() => setRemoving(rule)}
                >
                  Отменить
                </Button>
              </div>
            </Changing>
            {edited === rule.id && (
              <EditRule
                rule={rule}
                onSave={async (answer) => {
                  await onChange(rule, answer);
                  setEdited(undefined);
                }}
                onClose={() => setEdited(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <AsyncConfirmDialog
          onClose={() => setRemoving(undefined)}
          title="Отменить правило?"
          confirmLabel="Отменить правило"
          cancelLabel="Оставить"
          pendingText="Отменяем"
          onConfirm={() => onRemove(removing)}
        >
          {`${removing.text}. Следующий прайс-лист снова спросит об этом; что в продаже, не изменится.`}
        </AsyncConfirmDialog>
      )}
    </>
  );
}
