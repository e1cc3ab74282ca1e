import type { RepricingRule } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { Columns } from '@org/ui/columns';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { NumberStepper } from '@org/ui/number-stepper';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { countOf, formatMoney, formatNumber, pluralOf } from '../../shared/format/format.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { type Repricing, repricingAtom } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { bodyOf, type RestsSearch } from './rests-search.ts';

export interface RepricingDialogProps {
  company: string;
  /** Which rows the rule is for; with the city that their prices are compared in. */
  search: RestsSearch;
  onApply: (rows: Repricing['data']) => Promise<unknown>;
  onClose: () => void;
}

const PLACES = { 1: 'Первое', 2: 'Второе', 3: 'Третье' };
const FLOORS = [
  { value: 'cost', label: 'закупки, плюс процент' },
  { value: 'present', label: 'нынешней цены, минус процент' },
] as const;
const PRICES = ['цена', 'цены', 'цен'] as const;

/** What is asked of prices. */
type Wish = Pick<RepricingRule, 'place' | 'floor' | 'percent' | 'raises'>;

/** A rule for prices with a draft of what it changes. Nothing is changed before the draft is accepted. */
export function RepricingDialog({ company, search, onApply, onClose }: RepricingDialogProps) {
  const [wish, setWish] = useState<Wish>({ place: 2, floor: 'cost', percent: 4, raises: false });
  const [isBusy, during] = useBusy();
  const [error, setError] = useState<string>();
  const settled = useDebouncedValue(wish);
  const rule = { ...settled, to: search.to, rests: bodyOf(search) };
  const draft = useAtomValue(repricingAtom({ company, rule }));
  const isCurrent = settled === wish && !draft.isFetching;
  const rows = isCurrent ? (draft.data?.data ?? []) : [];
  const apply = () => {
    setError(undefined);
    during(onApply(rows)).then(onClose, (reason) => setError(messageOf(reason)));
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Пересчитать цены: ${search.to}`}
      size="wide"
      isBusy={isBusy}
      isDismissable={false}
    >
      <div className={css.dialog}>
        <p className={css.note}>
          Для всех позиций, которые сейчас в списке. Меняем целыми рублями, до следующего
          прайс-листа.
        </p>
        <Wishes wish={wish} onWish={setWish} />
        <div aria-busy={!isCurrent}>
          {draft.error && isCurrent ? (
            <Note tone="danger">{messageOf(draft.error)}</Note>
          ) : isCurrent && draft.data ? (
            <Draft draft={draft.data} />
          ) : (
            <Skeleton width="100%" height={160} shape="box" />
          )}
        </div>
        {error && <Note tone="danger">{error}</Note>}
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Не менять
          </Button>
          <Button
            variant="primary"
            isDisabled={rows.length === 0}
            isPending={isBusy}
            pendingText="Ставим цены"
            onPress={apply}
          >
            {rows.length === 0
              ? 'Поставить цены'
              : `Поставить ${countOf(rows.length, ['цену', 'цены', 'цен'])}`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Wishes({ wish, onWish }: { wish: Wish; onWish: (wish: Wish) => void }) {
  return (
    <>
      <SegmentedControl
        label="Какое место занять"
        options={Object.entries(PLACES).map(([value, label]) => ({ value, label }))}
        value={[`${wish.place}`]}
        onChange={([place]) => place && onWish({ ...wish, place: Number(place) })}
      />
      <Columns columns={2} from={768} align="end">
        <Select
          label="Не ниже"
          items={[...FLOORS]}
          isRequired
          value={wish.floor}
          onChange={(floor) => onWish({ ...wish, floor: floor === 'present' ? 'present' : 'cost' })}
        />
        <NumberStepper
          label="Процентов"
          minValue={0}
          maxValue={99}
          value={wish.percent}
          onChange={(percent) => onWish({ ...wish, percent })}
        />
      </Columns>
      <Checkbox isSelected={wish.raises} onChange={(raises) => onWish({ ...wish, raises })}>
        Повышать, если место сохранится
      </Checkbox>
    </>
  );
}

/** Why the other prices stay, as far as there are such. */
function keptText({ kept, floor, no_cost, few, apart }: Repricing): string {
  const texts: [number, string][] = [
    [kept, 'стоят как нужно'],
    [floor, 'упали бы ниже предела'],
    [no_cost, 'нет закупочной цены (впишите её в списке)'],
    [few, 'сравнить не с кем'],
    [apart, 'старый DOT, неизвестная доставка или малый остаток'],
  ];
  return texts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${text} — ${formatNumber(count)}`)
    .join('; ');
}

/** How many prices are shown before the reader asks for all. */
const FIRST_ROWS = 10;

function Draft({ draft }: { draft: Repricing }) {
  const [isWhole, setWhole] = useState(false);
  const { data } = draft;
  const kept = keptText(draft);
  return (
    <>
      <p role="status">
        {data.length === 0
          ? 'По этому правилу ничего не изменится.'
          : `${pluralOf(data.length, ['Изменится', 'Изменятся', 'Изменятся'])} ${countOf(data.length, PRICES)}.`}
      </p>
      {kept && <p className={css.note}>Останутся: {kept}.</p>}
      <ul aria-label="Новые цены">
        {(isWhole ? data : data.slice(0, FIRST_ROWS)).map((row) => (
          <li key={row.id} className={css.newPrice}>
            <div>
              {row.title}
              <div className={css.note}>{row.warehouse}</div>
            </div>
            <div className={css.figures}>
              <s className={css.was}>{formatMoney(row.bulk_price)}</s> {formatMoney(row.new_price)}
              <div className={css.note}>
                {`${row.rank}-е → ${row.new_rank}-е место из ${formatNumber(row.others + 1)}`}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {!isWhole && data.length > FIRST_ROWS && (
        <Button size="s" onPress={() => setWhole(true)}>
          Показать все {formatNumber(data.length)}
        </Button>
      )}
    </>
  );
}
