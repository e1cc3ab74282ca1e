import { causeText } from '@org/trade/order-causes';
import type { ReliabilityReport } from './demand.atoms.ts';

const KINDS: Record<ReliabilityReport['against'][number]['kind'], string> = {
  declined: 'Отклонён',
  offered: 'Изменён',
  lapsed: 'Остался без ответа',
};

/** Why an order counts against its supplier. */
export function orderNote({
  kind,
  cause,
  comment,
}: Pick<ReliabilityReport['against'][number], 'kind' | 'cause' | 'comment'>): string {
  const why = causeText(cause, comment);
  return why ? `${KINDS[kind]}: ${why}` : KINDS[kind];
}
