import type { SourceBody } from '@org/api-client/schema';
import type { Values } from '../../shared/form/form.tsx';
import type { Source } from './atoms.ts';

/** How we are let in. */
export type Access = 'open' | 'login' | 'header';

/** What the address speaks. */
export type Kind = 'link' | 'ftp' | 'sftp' | 'mail';

/** What a form of a source holds besides its fields. */
export interface Chosen {
  kind: Kind;
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

const kindOf = ({ kind, url }: Source): Kind => {
  if (kind === 'mail') return 'mail';
  if (url?.startsWith('sftp:')) return 'sftp';
  return /^ftps?:/.test(url ?? '') ? 'ftp' : 'link';
};

export const chosenOf = (source: Source | undefined): Chosen => ({
  kind: source ? kindOf(source) : 'link',
  access: source ? accessOf(source) : 'open',
  every: source ? String(source.every_minutes ?? '') : '60',
  warehouse: source?.warehouse?.id ?? null,
  mode: source?.mode ?? 'replace',
});

const SCHEMES: Record<Exclude<Kind, 'mail'>, string> = { link: 'https', ftp: 'ftp', sftp: 'sftp' };

/** An address as it was written, with what it speaks before it. */
function addressOf(text: string | undefined, kind: Exclude<Kind, 'mail'>): string {
  const written = (text ?? '').trim();
  return written === '' || /^[a-z]+:\/\//i.test(written)
    ? written
    : `${SCHEMES[kind]}://${written}`;
}

/** How one is let in by what is written: files by other ways than links have no headers. */
const waysOf = (values: Values, { kind, access }: Chosen) => ({
  login: kind !== 'link' || access === 'login' ? (values.login ?? '').trim() || null : null,
  header_name: kind === 'link' && access === 'header' ? (values.header_name ?? '').trim() : null,
});

const sendersOf = (text: string | undefined) => (text ?? '').split(/[\s,;]+/).filter(Boolean);

/** Where the list comes from. */
const placeOf = (values: Values, chosen: Chosen) =>
  chosen.kind === 'mail'
    ? { senders: sendersOf(values.senders) }
    : {
        url: addressOf(values.url, chosen.kind),
        ...waysOf(values, chosen),
        ...(chosen.kind === 'link' && chosen.access === 'open'
          ? { secret: null }
          : values.secret && { secret: values.secret }),
      };

/** What is sent. A secret that is left empty stays as it is, one that nothing needs is forgotten. */
export const inputOf = (values: Values, chosen: Chosen): SourceBody => ({
  name: (values.name ?? '').trim(),
  ...placeOf(values, chosen),
  every_minutes: chosen.every === '' || chosen.kind === 'mail' ? null : Number(chosen.every),
  warehouse_id: chosen.warehouse,
  mode: chosen.mode,
});
