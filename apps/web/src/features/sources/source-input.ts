import type { SourceBody } from '@org/api-client/schema';
import type { Values } from '../../shared/form/form.tsx';
import type { Source } from './sources.atoms.ts';

/** How the source lets us in. */
export type Access = 'open' | 'login' | 'header';

/** The protocol of the address, or e-mail. */
export type Kind = 'link' | 'ftp' | 'sftp' | 'mail';

/** The choices in the form of a source, besides its text fields. */
export interface SourceChoice {
  kind: Kind;
  access: Access;
  /** minutes; '' for fetching by hand only */
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

export const chosenOf = (source: Source | undefined): SourceChoice => ({
  kind: source ? kindOf(source) : 'link',
  access: source ? accessOf(source) : 'open',
  every: source ? String(source.every_minutes ?? '') : '60',
  warehouse: source?.warehouse?.id ?? null,
  mode: source?.mode ?? 'replace',
});

const SCHEMES: Record<Exclude<Kind, 'mail'>, string> = { link: 'https', ftp: 'ftp', sftp: 'sftp' };

/** The address as it was written, with the protocol added if it is missing. */
function addressOf(text: string | undefined, kind: Exclude<Kind, 'mail'>): string {
  const written = (text ?? '').trim();
  return written === '' || /^[a-z]+:\/\//i.test(written)
    ? written
    : `${SCHEMES[kind]}://${written}`;
}

/** The login or header that was typed. Only links have a header. */
const waysOf = (values: Values, { kind, access }: SourceChoice) => ({
  login: kind !== 'link' || access === 'login' ? (values.login ?? '').trim() || null : null,
  header_name: kind === 'link' && access === 'header' ? (values.header_name ?? '').trim() : null,
});

const sendersOf = (text: string | undefined) => (text ?? '').split(/[\s,;]+/).filter(Boolean);

/** Where the list comes from. */
const placeOf = (values: Values, chosen: SourceChoice) =>
  chosen.kind === 'mail'
    ? { senders: sendersOf(values.senders) }
    : {
        url: addressOf(values.url, chosen.kind),
        ...waysOf(values, chosen),
        ...(chosen.kind === 'link' && chosen.access === 'open'
          ? { secret: null }
          : values.secret && { secret: values.secret }),
      };

/** The body that is sent. A secret that is left empty stays as it is; one that is not needed is removed. */
export const inputOf = (values: Values, chosen: SourceChoice): SourceBody => ({
  name: (values.name ?? '').trim(),
  ...placeOf(values, chosen),
  every_minutes: chosen.every === '' || chosen.kind === 'mail' ? null : Number(chosen.every),
  warehouse_id: chosen.warehouse,
  mode: chosen.mode,
});
