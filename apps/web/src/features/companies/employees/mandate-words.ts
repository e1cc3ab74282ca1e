import { formatMoment } from '../../../shared/format/format-moment.ts';
import type { Mandate } from '../companies.atoms.ts';

const KINDS: Record<Mandate['kind'], string> = {
  key: 'Ключ API',
  exchange: 'Обмен',
  webhook: 'События на адрес',
  source: 'Источник прайс-листов',
  showcase: 'Витрина',
  invitation: 'Приглашение',
};

/** What it is, and which: «Витрина «Авито»». */
export function titleOf({ kind, name }: Mandate): string {
  if (kind === 'exchange') return name;
  return kind === 'webhook' ? KINDS[kind] : `${KINDS[kind]} «${name}»`;
}

/** What tells it from others of its kind, and when it last did something. */
export function noteOf({ detail, company, used_at }: Mandate, companyId: string): string {
  return [
    company.id === companyId ? undefined : company.name,
    detail,
    used_at ? `последний раз ${formatMoment(used_at)}` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether the holder has seen a secret that still opens it after it is handed over. */
export const isKnownToHolder = ({ kind }: Mandate) =>
  kind === 'key' || kind === 'exchange' || kind === 'invitation';

/** A mandate has no id among those of all kinds. */
export const mandateKey = ({ kind, id }: Pick<Mandate, 'kind' | 'id'>) => `${kind} ${id}`;
