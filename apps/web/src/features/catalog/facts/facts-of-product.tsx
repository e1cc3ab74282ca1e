import { Button } from '@org/ui/button';
import { Columns } from '@org/ui/columns';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Select } from '@org/ui/select';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { toast } from '../../../shared/page/messages.ts';
import type { Product } from '../search/product-words.ts';
import { FactList } from './fact-list.tsx';
import { correctFacts, productFactsAtom } from './facts.atoms.ts';
import * as css from './facts.css.ts';
import {
  type Fact,
  keyOf,
  type OnCorrect,
  ownValueOf,
  type ProductFacts,
  valueOfKey,
} from './facts-words.ts';

interface FactSelectProps {
  fact: Fact;
  value: string;
  onChange: (key: string) => void;
}

/** The option that stands for no own value. */
const OTHERS = 'others';

/** The field for the own value of one fact. */
export function FactSelect({ fact, value, onChange }: FactSelectProps) {
  const { label, value_label, choices } = fact;
  const items = [
    { value: OTHERS, label: `Как в прайс-листах${value_label ? `: ${value_label}` : ''}` },
    ...choices.map((choice) => ({ value: keyOf(choice.value), label: choice.label })),
  ];
  return (
    <Select
      label={label}
      items={items}
      value={value || OTHERS}
      onChange={(key) => onChange(key === OTHERS ? '' : (key ?? ''))}
    />
  );
}

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
      <Columns columns={2} from={768}>
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
      </Columns>
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

export interface FactsDialogProps {
  /** The product's name. */
  title: string;
  facts: ProductFacts;
  onCorrect: OnCorrect;
  onClose: () => void;
}

/** What is known of a product, and who states it. A user who sells the product may correct it. */
export function FactsDialog({ title, facts, onCorrect, onClose }: FactsDialogProps) {
  const [isEdited, setEdited] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title={isEdited ? 'Исправить характеристики' : 'Характеристики'}
      isBusy={isBusy}
      isDismissable={!isEdited}
    >
      <p className={css.lead}>{title}</p>
      {isEdited ? (
        <FactsForm
          facts={facts}
          onBusy={setBusy}
          onCorrect={onCorrect}
          onDone={() => setEdited(false)}
        />
      ) : (
        <>
          <FactList facts={facts} />
          <DialogActions>
            <Button slot="close">Закрыть</Button>
            {facts.companies.length > 0 && (
              <Button variant="primary" onPress={() => setEdited(true)}>
                Исправить
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

export interface FactsOfProductProps {
  product: Product;
  onClose: () => void;
}

/** The dialog with the facts of a product, from the server. */
export function FactsOfProduct({ product, onClose }: FactsOfProductProps) {
  const { data } = useAtomValue(productFactsAtom(product.id));
  if (!data) return null;
  return (
    <FactsDialog
      title={product.title}
      facts={data}
      onCorrect={async (companyId, facts) => {
        await correctFacts(product.id, companyId, facts);
        toast.success('Исправили. Карточка обновится у всех');
      }}
      onClose={onClose}
    />
  );
}
