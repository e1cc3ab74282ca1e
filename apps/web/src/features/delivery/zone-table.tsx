import { Button } from '@org/ui/button';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import type { KeyboardEvent } from 'react';
import { useMayChange } from '../../shared/page/changing.tsx';
import * as css from './delivery.css.ts';
import {
  type Cell,
  type DeliveryTerms,
  isSame,
  type TermDraft,
  termOf,
  type ZoneDraft,
} from './delivery-draft.ts';
import { costText, daysText, placesText, scheduleText } from './terms-words.ts';

export interface ZoneTableProps {
  zones: readonly ZoneDraft[];
  warehouses: DeliveryTerms['warehouses'];
  open: Cell | undefined;
  /** The server's errors, by the key of the zone. */
  errors: Readonly<Record<string, string>>;
  onOpen: (cell: Cell) => void;
  onZone: (zone: ZoneDraft) => void;
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from cell to cell by arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const [down, right] = STEPS[event.key] ?? [0, 0];
  const at = (event.target as HTMLElement).dataset.at?.split(':').map(Number);
  if (!at || (down === 0 && right === 0)) return;
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-at="${(at[0] ?? 0) + down}:${(at[1] ?? 0) + right}"]`,
  );
  event.preventDefault();
  next?.focus();
}

/** When orders are taken for a warehouse, if that is the same for all its zones. */
function scheduleOf(zones: readonly ZoneDraft[], id: string): string | undefined {
  const schedules = new Set(
    zones.flatMap(({ terms }) => {
      const term = terms[id] && termOf(id, terms[id]);
      return term ? [scheduleText(term)] : [];
    }),
  );
  return schedules.size === 1 ? [...schedules][0] : undefined;
}

/** A table with zones as rows and warehouses as columns. Each cell says how long delivery takes and what it costs. */
export function ZoneTable({ zones, warehouses, open, errors, onOpen, onZone }: ZoneTableProps) {
  const mayChange = useMayChange();
  const common = new Map(warehouses.map(({ id }) => [id, scheduleOf(zones, id)]));
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label="Зоны и склады" onKeyDown={moveFocus}>
        <thead className={css.thead}>
          <tr>
            <th className={css.corner} scope="col">
              Куда
            </th>
            {warehouses.map(({ id, name, city }) => (
              <th key={id} className={css.th} scope="col">
                {name}
                {!name.includes(city) && <div>{city}</div>}
                <div className={css.hours}>{common.get(id)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, row) => (
            <tr key={zone.key} className={css.tr}>
              <th className={css.zone} scope="row">
                <Button variant="link" isDisabled={!mayChange} onPress={() => onZone(zone)}>
                  {zone.name}
                </Button>
                <div className={css.note}>{placesText(zone)}</div>
                {errors[zone.key] && (
                  <div className={css.error} role="alert">
                    {errors[zone.key]}
                  </div>
                )}
              </th>
              {warehouses.map(({ id, name }, column) => {
                const cell = { zone: zone.key, warehouse: id };
                const isOpen = isSame(open, cell);
                const [days, cost, hours] = cellText(id, zone.terms[id]);
                return (
                  <td key={id} className={css.td}>
                    <button
                      type="button"
                      className={css.cells[isOpen ? 'open' : zone.terms[id] ? 'set' : 'off']}
                      data-at={`${row}:${column}`}
                      aria-expanded={isOpen}
                      disabled={!mayChange}
                      onClick={() => onOpen(cell)}
                    >
                      <VisuallyHidden>{`${zone.name}, ${name}: `}</VisuallyHidden>
                      <span className={css.cellPlace} aria-hidden="true">
                        {name}
                      </span>
                      <span>{days}</span>{' '}
                      <small className={css.cellNote}>
                        {cost}
                        {hours && (
                          <span className={hours === common.get(id) ? css.onPhones : undefined}>
                            {` · ${hours}`}
                          </span>
                        )}
                      </small>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellText(
  id: string,
  draft: TermDraft | undefined,
): [days: string, cost: string, hours?: string] {
  if (!draft) return ['не возим', 'задать'];
  const term = termOf(id, draft);
  return term ? [daysText(term), costText(term), scheduleText(term)] : ['проверьте', 'есть ошибка'];
}
