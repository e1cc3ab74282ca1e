import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { useState } from 'react';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { toast } from '../../shared/page/messages.ts';
import { type RemovalOutcome, removeRests, restoreRests } from './rests.atoms.ts';
import * as css from './rests.css.ts';

export const NO_IDS: ReadonlySet<string> = new Set();

interface RestsSelectionProps {
  companyId: string;
  total: number;
  /** Ids of the rows that are loaded. */
  loaded: readonly string[];
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** How many rows there are and how many are selected. Rows that were taken off sale can be brought back from here. */
export function RestsSelection({
  companyId,
  total,
  loaded,
  selected,
  onSelected,
}: RestsSelectionProps) {
  const [removed, setRemoved] = useState<RemovalOutcome[]>([]);
  const remove = useCall(async () => {
    setRemoved(await removeRests(companyId, [...selected]));
    onSelected(NO_IDS);
  });
  const restore = useCall(async () => {
    const restored = await restoreRests(companyId, removed);
    setRemoved([]);
    toast.success(`Вернули в продажу: ${countOf(restored, POSITIONS)}`);
  });
  const count = removed.reduce((sum, { deleted }) => sum + deleted, 0);
  return (
    <div className={css.bar}>
      <Checkbox
        aria-label="Выбрать все показанные"
        isSelected={selected.size > 0 && selected.size === loaded.length}
        isIndeterminate={selected.size > 0 && selected.size < loaded.length}
        onChange={(isOn) => onSelected(isOn ? new Set(loaded) : NO_IDS)}
      />
      <span className={css.spread} role="status">
        {selected.size > 0
          ? `Выбрано: ${countOf(selected.size, POSITIONS)}`
          : countOf(total, POSITIONS)}
        {count > 0 && selected.size === 0 && `. Снято с продажи: ${countOf(count, POSITIONS)}`}
      </span>
      {count > 0 && selected.size === 0 && (
        <Button
          size="s"
          isPending={restore.isPending}
          pendingText="Возвращаем"
          onPress={restore.run}
        >
          Вернуть
        </Button>
      )}
      {selected.size > 0 && (
        <>
          <Button variant="ghost" size="s" onPress={() => onSelected(NO_IDS)}>
            Сбросить
          </Button>
          <Changing>
            <Button
              variant="danger-ghost"
              size="s"
              isPending={remove.isPending}
              pendingText="Снимаем"
              onPress={remove.run}
            >
              Снять с продажи
            </Button>
          </Changing>
        </>
      )}
    </div>
  );
}
