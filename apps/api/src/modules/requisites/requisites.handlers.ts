import { isInn } from '@org/trade/requisites';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { createDadata } from '../../requisites/dadata.ts';
import { knownParties } from '../../requisites/known-parties.ts';

/** Who has an ИНН, by the configured source. Without one, no request leaves the server. */
export const findParty: Handler<'findParty'> = async (request) => {
  const { inn } = request.params;
  const { id } = requireAccount(request);
  if (!isInn(inn)) throw invalid({ inn: ['Контрольные цифры ИНН не сходятся. Проверьте номер'] });
  await request.limiter.take('findByAccount', id);
  const { requisitesUrl } = request.config;
  const source = requisitesUrl ? createDadata(requisitesUrl) : knownParties;
  const party = await source.find(inn).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the source of requisites is away');
    throw new Problem(503, 'Справочник организаций не отвечает. Повторите или заполните поля сами');
  });
  if (!party)
    throw new Problem(404, 'В справочнике такого ИНН нет. Проверьте номер или заполните поля сами');
  return party;
};
