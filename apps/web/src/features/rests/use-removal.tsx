import { Button } from '@org/ui/button';
import { useState } from 'react';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { toast } from '../../shared/page/messages.ts';
import { useCall } from '../../shared/page/use-call.ts';
import { type RemovalOutcome, removeRests, restoreRests } from './rests.atoms.ts';

export const NO_IDS: ReadonlySet<string> = new Set();

interface RemovalOptions {
  total: number;
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** Takes the selected rows off sale. They can be brought back beside the number of rows. */
export function useRemoval(companyId: string, { total, selected, onSelected }: RemovalOptions) {
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
  return {
    actions: (
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
    ),
    summary: (
      <>
        {countOf(total, POSITIONS)}
        {count > 0 && `. Снято с продажи: ${countOf(count, POSITIONS)} `}
        {count > 0 && (
          <Button
            size="s"
            isPending={restore.isPending}
            pendingText="Возвращаем"
            onPress={restore.run}
          >
            Вернуть
          </Button>
        )}
      </>
    ),
  };
}
