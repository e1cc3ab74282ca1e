import type { SourceBody } from '@org/api-client/schema';
import type { Values } from '../../shared/form/form.tsx';
import type { Source } from './atoms.ts';

/** How we are let in. */
export type Access = 'open' | 'login' | 'header';

/** What a form of a source holds besides its fields. */
export interface Chosen {
  access: Access;
  /** minutes; '' for none but by hand */
  every: string;
  warehouse: string | null;
  mode: 'replace' | 'update';
}

function accessOf({ login, header_name }: Source): Access {
  if (login) return 'login';
  return header_name ? 'header' : 'open';
}

export const chosenOf = (source: Source | undefined): Chosen => ({
  access: source ? accessOf(source) : 'open',
  every: source ? String(source.every_minutes ?? '') : '60',
  warehouse: source?.warehouse?.id ?? null,
  mode: source?.mode ?? 'replace',
});

/** What is sent. A secret that is left empty stays as it is, one that nothing needs is forgotten. */
export const inputOf = (values: Values, chosen: Chosen): SourceBody => ({
  name: (values.name ?? '').trim(),
  url: (values.url ?? '').trim(),
  login: chosen.access === 'login' ? (values.login ?? '').trim() : null,
  header_name: chosen.access === 'header' ? (values.header_name ?? '').trim() : null,
  ...(chosen.access === 'open' ? { secret: null } : values.secret && { secret: values.secret }),
  every_minutes: chosen.every === '' ? null : Number(chosen.every),
  warehouse_id: chosen.warehouse,
  mode: chosen.mode,
});
