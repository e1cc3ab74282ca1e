import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { FactSelect } from './fact-select.tsx';
import * as css from './facts.css.ts';
import { keyOf, type OnCorrect, ownValueOf, type ProductFacts, valueOfKey } from './facts-words.ts';

interface FactsFormProps {
  facts: ProductFacts;
  onCorrect: OnCorrect;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

/** A form with the company's own value of each fact. Without an own value, the value of most suppliers counts. */
export function FactsForm({
  facts: { facts, companies },
  onBusy,
  onCorrect,
  onDone,
}: FactsFormProps) {
  const [company, setCompany] = useState(companies[0]?.id ?? '');
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const changed = facts.filter(
    (fact) => (edits[fact.attribute] ?? keyOf(ownValueOf(fact))) !== keyOf(ownValueOf(fact)),
  );
  const save = async () => {
    const setBusy = (isBusy: boolean) => {
      setPending(isBusy);
      onBusy(isBusy);
    };
    setBusy(true);
    setError(undefined);
    try {
      await onCorrect(
        company,
        changed.map((fact) => ({
          attribute: fact.attribute,
          value: valueOfKey(fact, edits[fact.attribute] ?? ''),
        })),
      );
      onDone();
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p className={css.lead}>
        Ваше слово важнее прайс-листов. Если другие продавцы скажут иначе, карточка покажет, что
        говорит большинство.
      </p>
      <div className={css.form}>
        {companies.length > 1 && (
          <Select
            label="От компании"
            items={companies.map(({ id, name }) => ({ value: id, label: name }))}
            value={company}
            onChange={(id) => id && setCompany(id)}
          />
        )}
        {facts.map((fact) => (
          <FactSelect
            key={fact.attribute}
            fact={fact}
            value={edits[fact.attribute] ?? keyOf(ownValueOf(fact))}
            onChange={(key) => setEdits({ ...edits, [fact.attribute]: key })}
          />
        ))}
      </div>
      {error && <Note tone="danger">{error}</Note>}
      <DialogActions>
        <Button isDisabled={isPending} onPress={onDone}>
          Отменить
        </Button>
        <Button
          variant="primary"
          isDisabled={changed.length === 0}
          isPending={isPending}
          pendingText="Сохраняем"
          onPress={() => void save()}
        >
          Сохранить
        </Button>
      </DialogActions>
    </>
  );
}
