import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { PlusIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { type ReactNode, useState } from 'react';
import { countOf, WAREHOUSES } from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { Changing } from '../../shared/page/changing.tsx';
import * as css from './delivery.css.ts';
import {
  type Cell,
  type DeliveryTerms,
  type DeliveryZone,
  draftsOf,
  errorsOf,
  firstInvalidCell,
  hasMinimum,
  NEW_TERM,
  type TermDraft,
  withTerm,
  type ZoneDraft,
  zonePresets,
  zonesOf,
} from './delivery-draft.ts';
import { TermsPreview } from './terms-preview.tsx';
import { BASES, UNITS, WORKDAYS, workdaysText } from './terms-words.ts';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneTable } from './zone-table.tsx';

/** The server's errors by the path of their field; null if the terms were saved. */
type SaveErrors = Readonly<Record<string, string>> | null;

/** «zones.1.terms.0.days_max» → the error of the second zone */
const errorsByZone = (errors: NonNullable<SaveErrors>, zones: readonly ZoneDraft[]) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const zone = zones[Number(path.split('.')[1])];
      return zone ? [[zone.key, text]] : [];
    }),
  );

/** The state of terms that are being changed, with the open cell. */
function useZones(terms: DeliveryTerms, onSave: (zones: DeliveryZone[]) => Promise<SaveErrors>) {
  const [zones, setZones] = useState(() => draftsOf(terms.zones));
  const [isDirty, setDirty] = useState(false);
  const [isPending, setPending] = useState(false);
  const [open, setOpen] = useState<Cell>();
  const [errors, setErrors] = useState<NonNullable<SaveErrors>>({});
  const wrong = firstInvalidCell(zones);
  const change = (next: ZoneDraft[]) => {
    setZones(next);
    setDirty(true);
    setErrors({});
  };
  return {
    zones,
    isDirty,
    isPending,
    open,
    errors,
    wrong,
    change,
    setTerm: (cell: Cell, term: TermDraft | undefined) => {
      change(withTerm(zones, cell, term));
      if (!term) setOpen(undefined);
    },
    /** Opens a cell; one without terms gets those of another warehouse, because a press means delivery there. */
    openCell: (cell: Cell) => {
      const terms = zones.find(({ key }) => key === cell.zone)?.terms ?? {};
      if (!terms[cell.warehouse])
        change(withTerm(zones, cell, Object.values(terms)[0] ?? NEW_TERM));
      setOpen(cell);
    },
    putZone: (zone: ZoneDraft) =>
      change(
        zones.some(({ key }) => key === zone.key)
          ? zones.map((one) => (one.key === zone.key ? zone : one))
          : [...zones, zone],
      ),
    removeZone: (zone: ZoneDraft) => change(zones.filter(({ key }) => key !== zone.key)),
    cancel: () => {
      setZones(draftsOf(terms.zones));
      setDirty(false);
      setErrors({});
      setOpen(undefined);
    },
    save: async () => {
      if (wrong) {
        setOpen(wrong);
        return;
      }
      setPending(true);
      const serverErrors = await onSave(zonesOf(zones));
      setPending(false);
      if (serverErrors) setErrors(errorsByZone(serverErrors, zones));
      else setDirty(false);
    },
  };
}
type Zones = ReturnType<typeof useZones>;

interface TermFormProps {
  /** «Поволжье со склада Екатеринбург» */
  title: string;
  term: TermDraft;
  onChange: (term: TermDraft | undefined) => void;
  /** Copies the terms to the zone's other warehouses; absent if there is no other. */
  onCopy?: (() => void) | undefined;
}

type TextName = Exclude<keyof TermDraft, 'basis' | 'workdays'>;

/** The form for the delivery terms from one warehouse to one zone. */
function TermForm({ title, term, onChange, onCopy }: TermFormProps) {
  const errors = errorsOf(term);
  const isPriced = term.basis !== 'carrier';
  const unit = UNITS[term.basis];
  const schedules = WORKDAYS.some(({ value }) => value === term.workdays)
    ? WORKDAYS
    : [...WORKDAYS, { value: term.workdays, label: workdaysText(term.workdays) }];
  const field = (name: TextName, label: string, more: { suffix?: string; hint?: string } = {}) => (
    <TextField
      label={label}
      value={term[name]}
      onChange={(value) => onChange({ ...term, [name]: value })}
      isInvalid={errors[name] !== undefined}
      errorMessage={errors[name]}
      inputMode={name === 'cutoff' || name === 'days' ? 'text' : 'decimal'}
      maxLength={20}
      {...more}
    />
  );
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.panelHead}>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        <Inline gap={4} rowGap={1} align="stretch">
          {onCopy && (
            <Button variant="link" onPress={onCopy}>
              Скопировать на остальные склады
            </Button>
          )}
          <Button variant="link" onPress={() => onChange(undefined)}>
            Не возить
          </Button>
        </Inline>
      </div>
      <div className={css.fields}>
        {field('days', 'Дней в пути', { hint: 'после отгрузки со склада' })}
        {field('cutoff', 'Заказ до', { hint: 'позже считаем со следующего дня' })}
        <Select
          label="Рабочие дни"
          items={schedules}
          value={term.workdays}
          onChange={(workdays) => workdays && onChange({ ...term, workdays })}
          words={listWords('Рабочие дни')}
        />
        <Select
          label="Считаем"
          items={BASES}
          value={term.basis}
          onChange={(value) => {
            const basis = BASES.find((one) => one.value === value)?.value;
            if (basis) onChange({ ...term, basis });
          }}
          words={listWords('Считаем')}
        />
        {isPriced && field('price', 'Цена', { suffix: unit })}
        {hasMinimum(term.basis) && field('min_cost', 'Не меньше', { suffix: '₽' })}
        {field('free_from', 'Бесплатно от', { suffix: '₽', hint: 'пусто: всегда платно' })}
        {term.basis === 'piece' &&
          field('disk_price', 'Диски', { suffix: unit, hint: 'пусто: как шины' })}
      </div>
    </section>
  );
}

export interface TermsViewProps {
  terms: DeliveryTerms;
  now: Date;
  /** The server's errors by the path of their field; null if the terms were saved. */
  onSave: (zones: DeliveryZone[]) => Promise<SaveErrors>;
  /** Returns a guard that keeps users from losing what they have typed. @default nothing does */
  guardOf?: (isDirty: boolean) => ReactNode;
}

const newZone = (): ZoneDraft => ({
  key: crypto.randomUUID(),
  name: '',
  own_city: false,
  everywhere: false,
  cities: [],
  regions: [],
  terms: {},
});

/** The delivery terms of a supplier, by zone: previewed, listed, changed and saved together. */
export function TermsView({ terms, now, onSave, guardOf }: TermsViewProps) {
  const state = useZones(terms, onSave);
  const [editedZone, setEditedZone] = useState<ZoneDraft>();
  const { zones, isDirty, isPending } = state;
  const isKnown = zones.some(({ key }) => key === editedZone?.key);
  if (terms.warehouses.length === 0)
    return (
      <EmptyState title="Складов пока нет">
        Добавьте склад: у каждого свои условия доставки.
      </EmptyState>
    );
  return (
    <>
      {guardOf?.(isDirty && !isPending)}
      <TermsPreview terms={terms} zones={zonesOf(zones)} now={now} />
      <div className={css.sectionHead}>
        <Heading level={2} size={16}>
          Зоны и склады
        </Heading>
        <span className={css.note}>
          {countOf(zones.length, ['зона', 'зоны', 'зон'])},{' '}
          {countOf(terms.warehouses.length, WAREHOUSES)}
        </span>
        <div className={css.right}>
          <Changing>
            <Button
              variant="ghost"
              icon={<PlusIcon size={16} />}
              onPress={() => setEditedZone(newZone())}
            >
              Добавить зону
            </Button>
          </Changing>
        </div>
      </div>
      <ZoneList terms={terms} state={state} onZone={setEditedZone} />
      <OpenTerm terms={terms} state={state} />
      {isDirty && <Bar state={state} />}
      {editedZone && (
        <ZoneDialog
          key={editedZone.key}
          zone={editedZone}
          others={zones.filter(({ key }) => key !== editedZone.key)}
          cities={terms.cities}
          onClose={() => setEditedZone(undefined)}
          onSave={(zone) => {
            state.putZone(zone);
            setEditedZone(undefined);
          }}
          onRemove={
            isKnown
              ? () => {
                  state.removeZone(editedZone);
                  setEditedZone(undefined);
                }
              : undefined
          }
        />
      )}
    </>
  );
}

interface PartProps {
  terms: DeliveryTerms;
  state: Zones;
}

function ZoneList({ terms, state, onZone }: PartProps & { onZone: (zone: ZoneDraft) => void }) {
  if (state.zones.length === 0)
    return (
      <EmptyState
        title="Условий пока нет"
        actions={
          <Changing>
            {zonePresets(terms).map(([label, set]) => (
              <Button key={label} onPress={() => state.change(set)}>
                {label}
              </Button>
            ))}
          </Changing>
        }
      >
        Пока их нет, покупатель видит только день отгрузки. Начните с готового набора и поправьте.
      </EmptyState>
    );
  return (
    <ZoneTable
      zones={state.zones}
      warehouses={terms.warehouses}
      open={state.open}
      errors={state.errors}
      onOpen={state.openCell}
      onZone={onZone}
    />
  );
}

function OpenTerm({ terms: { warehouses }, state }: PartProps) {
  const { open, zones } = state;
  const zone = zones.find(({ key }) => key === open?.zone);
  const warehouse = warehouses.find(({ id }) => id === open?.warehouse);
  const term = warehouse && zone?.terms[warehouse.id];
  if (!open || !term) return null;
  const copy = () =>
    state.change(
      warehouses.reduce((all, { id }) => withTerm(all, { ...open, warehouse: id }, term), zones),
    );
  return (
    <TermForm
      key={`${open.zone} ${open.warehouse}`}
      title={`${zone.name} со склада ${warehouse.name}`}
      term={term}
      onChange={(next) => state.setTerm(open, next)}
      onCopy={warehouses.length > 1 ? copy : undefined}
    />
  );
}

function Bar({ state: { wrong, isPending, cancel, save } }: Pick<PartProps, 'state'>) {
  return (
    <div className={css.bar}>
      <span className={css.barWords} role="status">
        {wrong ? 'Поправьте отмеченное: условия не читаются' : 'Есть несохранённые изменения'}
      </span>
      <Button variant="ghost" isDisabled={isPending} onPress={cancel}>
        Отменить
      </Button>
      <Button
        variant="primary"
        isPending={isPending}
        pendingText="Сохраняем"
        onPress={() => void save()}
      >
        Сохранить
      </Button>
    </div>
  );
}
