import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { type ReactNode, useState } from 'react';
import { countOf, WAREHOUSES } from '../../shared/format/format.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import * as css from './delivery.css.ts';
import {
  type DeliveryTerms,
  type DeliveryZone,
  withTerm,
  type ZoneDraft,
  zonePresets,
  zonesOf,
} from './delivery-draft.ts';
import { TermForm } from './term-form.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { type Saved, useZones, type Zones } from './use-zones.ts';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneTable } from './zone-table.tsx';

export interface TermsViewProps {
  terms: DeliveryTerms;
  now: Date;
  /** Resolves to the server's errors by the path of their field; null if the terms were saved. */
  onSave: (zones: DeliveryZone[]) => Promise<Saved>;
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
        <h2 className={css.heading}>Зоны и склады</h2>
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
