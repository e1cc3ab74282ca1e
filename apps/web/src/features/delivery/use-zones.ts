import { useState } from 'react';
import {
  type Cell,
  type DeliveryTerms,
  type DeliveryZone,
  draftsOf,
  firstInvalidCell,
  NEW_TERM,
  type TermDraft,
  withTerm,
  type ZoneDraft,
  zonesOf,
} from './delivery-draft.ts';

/** The server's errors by the path of their field; null if the terms were saved. */
export type Saved = Readonly<Record<string, string>> | null;

/** «zones.1.terms.0.days_max» → the error of the second zone */
const errorsByZone = (errors: NonNullable<Saved>, zones: readonly ZoneDraft[]) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const zone = zones[Number(path.split('.')[1])];
      return zone ? [[zone.key, text]] : [];
    }),
  );

/** The state of terms that are being changed, with the open cell. */
export function useZones(terms: DeliveryTerms, onSave: (zones: DeliveryZone[]) => Promise<Saved>) {
  const [zones, setZones] = useState(() => draftsOf(terms.zones));
  const [isDirty, setDirty] = useState(false);
  const [isPending, setPending] = useState(false);
  const [open, setOpen] = useState<Cell>();
  const [errors, setErrors] = useState<NonNullable<Saved>>({});
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
      const own = zones.find(({ key }) => key === cell.zone)?.terms ?? {};
      if (!own[cell.warehouse]) change(withTerm(zones, cell, Object.values(own)[0] ?? NEW_TERM));
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
export type Zones = ReturnType<typeof useZones>;
