import { Button } from '@org/ui/button';
import { CheckboxList } from '@org/ui/checkbox-list';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { type ShowcaseBody, suppliersAtom } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

interface SuppliersDialogProps extends Pick<ShowcaseBody, 'section' | 'filter'> {
  /** The suppliers that are left out. */
  left: readonly string[];
  onChoose: (left: string[]) => void;
  onClose: () => void;
}

/** Chooses the suppliers of a showcase. Suppliers that come later are included too. */
export function SuppliersDialog({
  section,
  filter,
  left,
  onChoose,
  onClose,
}: SuppliersDialogProps) {
  const { data, error } = useAtomValue(suppliersAtom({ section, filter }));
  const [chosen, setChosen] = useState<readonly string[]>();
  const all = data?.map(({ value }) => value) ?? [];
  const value = chosen ?? all.filter((id) => !left.includes(id));
  const choose = () => {
    const known = new Set(all);
    const selected = new Set(value);
    // suppliers that have nothing at the moment stay left out
    onChoose([...left.filter((id) => !known.has(id)), ...all.filter((id) => !selected.has(id))]);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Чей товар продавать">
      <p className={css.note}>Новые поставщики попадут в витрину сами, пока вы их не уберёте.</p>
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      {data ? (
        <CheckboxList
          label="Поставщики"
          items={data}
          value={value}
          onChange={(next) => setChosen(next)}
          words={listWords('Найти поставщика')}
        />
      ) : (
        !error && <Skeleton width="100%" height={256} shape="box" />
      )}
      <DialogActions>
        <Button slot="close">Отменить</Button>
        <Button variant="primary" isDisabled={!data || value.length === 0} onPress={choose}>
          Готово
        </Button>
      </DialogActions>
    </Dialog>
  );
}
