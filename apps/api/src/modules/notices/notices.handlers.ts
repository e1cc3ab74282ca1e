import type { NoticeChoices } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { hasBrowser } from '../../notices/browsers.ts';
import { KINDS } from '../../notices/notice-kinds.ts';
import { canSend } from '../../post/post.ts';
import { endLetters, selectAddresses, selectChoices, upsertChoice } from './notices.sql.ts';

type NoticeRequest = Pick<FastifyRequest, 'db' | 'account' | 'config' | 'pushKey'>;

async function choicesOf({ db, account, config, pushKey }: NoticeRequest): Promise<NoticeChoices> {
  const { id } = requireAccount({ account });
  const chosen = await selectChoices(db, id);
  const addresses = await selectAddresses(db, id);
  return {
    data: KINDS.map((kind) => ({ kind, channel: chosen.get(kind) ?? 'email' })),
    channels: [
      ...(['email', 'phone'] as const).filter(
        (channel) => addresses[channel] !== null && canSend(config, channel),
      ),
      ...((await hasBrowser(db, id, pushKey?.publicKey)) ? (['push'] as const) : []),
    ],
  };
}

export const listNotices: Handler<'listNotices'> = choicesOf;

const LACKING = {
  email: 'Добавьте почту в профиле',
  phone: 'Добавьте телефон в профиле',
  push: 'Сначала включите уведомления в браузере',
};

export const setNotice: Handler<'setNotice'> = async (request) => {
  const { kind } = request.params;
  const { channel } = request.body;
  const { channels } = await choicesOf(request);
  if (channel !== 'none' && !channels.includes(channel))
    throw invalid({ channel: [LACKING[channel]] });
  await upsertChoice(request.db, requireAccount(request).id, { kind, channel });
  return choicesOf(request);
};

export const stopLetters: Handler<'stopLetters'> = async ({ db, params, body }) => {
  if (!(await endLetters(db, params.key, body.kind))) throw new Problem(404, 'Ссылка устарела');
};
