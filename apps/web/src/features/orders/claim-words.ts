import type { Order } from './orders.atoms.ts';

type Claim = Order['claims'][number];

export const claimKinds: Record<Claim['kind'], string> = {
  short: 'Недовоз',
  damaged: 'Повреждено',
  wrong: 'Не тот товар',
  defect: 'Брак',
};
export const claimWishes: Record<Claim['wish'], string> = {
  refund: 'Вернуть деньги',
  return: 'Вернуть товар и деньги',
};
export const claimStates: Record<Claim['status'], string> = {
  open: 'Ждёт ответа',
  accepted: 'Принята',
  rejected: 'Отклонена',
  withdrawn: 'Отозвана',
};
export const claimTones = {
  open: 'warn',
  accepted: 'ok',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const;
