import { Button } from '@org/ui/button';
import { Suspense, useState } from 'react';
import { load } from '../../shared/api/load.ts';
import { countOf } from '../../shared/format/format.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast } from '../../shared/page/messages.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import { applyRepricing, type Repriced, type Repricing, undoRepricing } from './atoms.ts';
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
  const [repriced, setRepriced] = useState<Repriced>();
  const apply = async (rows: Repricing['data']) => {
    setRepriced(await applyRepricing(companyId, rows));
  };
  const undo = useCall(async () => {
    if (!repriced) return;
    const { restored, kept } = await undoRepricing(companyId, repriced.undo_id);
    setRepriced(undefined);
    const others = kept > 0 ? `, ${countOf(kept, PRICES)} уже изменили` : '';
    toast.success(`Вернули ${countOf(restored, PRICES)}${others}`);
  });
  return (
    <div className={css.compare}>
      <p className={css.note} role="status">
        {repriced
          ? `Поставили ${countOf(repriced.changed, PRICES)}.${repriced.skipped > 0 ? ` ${countOf(repriced.skipped, PRICES)} за это время изменили: не тронули.` : ''} Вернуть можно в течение суток.`
          : 'Место — по цене с доставкой за комплект из четырёх, лучшее предложение каждого поставщика. Поставщиков не называем.'}
      </p>
      {repriced && repriced.changed > 0 ? (
        <Button size="s" isPending={undo.isPending} pendingText="Возвращаем" onPress={undo.run}>
          Вернуть прежние
        </Button>
      ) : (
        <Changing>
          <Button size="s" onPress={() => setOpen(true)}>
            Пересчитать цены
          </Button>
        </Changing>
      )}
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
