import { Button } from '@org/ui/button';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { load } from '../../shared/api/load.ts';
import { countOf } from '../../shared/format/format.ts';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast } from '../../shared/page/messages.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import { applyRepricing, lastRepricingAtom, type Repricing, undoRepricing } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import type { RestsSearch } from './rests-search.ts';

const RepricingDialog = lazyPart(
  () => load(() => import('./repricing-dialog.tsx')),
  'RepricingDialog',
);

const PRICES = ['цену', 'цены', 'цен'] as const;

/** Says what prices are compared with, and changes them by a rule. Prices that were set can be taken back from here. */
export function Repricer({ companyId, search }: { companyId: string; search: RestsSearch }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAtomValue(lastRepricingAtom(companyId));
  const last = data?.last;
  const apply = async (rows: Repricing['data']) => {
    const { skipped } = await applyRepricing(companyId, rows);
    if (skipped > 0) toast.success(`${countOf(skipped, PRICES)} за это время изменили: не тронули`);
  };
  const undo = useCall(async () => {
    if (!last) return;
    const { restored, kept } = await undoRepricing(companyId, last.undo_id);
    const others = kept > 0 ? `, ${countOf(kept, PRICES)} уже изменили` : '';
    toast.success(`Вернули ${countOf(restored, PRICES)}${others}`);
  });
  return (
    <div className={css.compare}>
      <p className={css.note} role="status">
        {last
          ? `Поставили ${countOf(last.changed, PRICES)}. Вернуть прежние можно не позже: ${formatDeadline(last.undo_until)}.`
          : 'Место — по цене с доставкой за комплект из четырёх, лучшее предложение каждого поставщика. Поставщиков не называем.'}
      </p>
      <Changing>
        {last && (
          <Button size="s" isPending={undo.isPending} pendingText="Возвращаем" onPress={undo.run}>
            Вернуть прежние
          </Button>
        )}
        <Button size="s" onPress={() => setOpen(true)}>
          Пересчитать цены
        </Button>
      </Changing>
      <Suspense>
        {isOpen && (
          <RepricingDialog
            company={companyId}
            search={search}
            onApply={apply}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
