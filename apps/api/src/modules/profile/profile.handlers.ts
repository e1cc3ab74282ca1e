import type { User } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { requireCityId } from '../../delivery/delivery-cities.ts';
import { plainAddress } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import {
  holdAvatar,
  insertConsent,
  selectConsents,
  selectUser,
  updateAvatar,
  updateCity,
  updateFullName,
} from './profile.sql.ts';

type UserRequest = Pick<FastifyRequest, 'db' | 'account' | 'config'>;

async function profile({ db, account, config }: UserRequest): Promise<User> {
  const user = await selectUser(db, requireAccount({ account }).id, config.keepers);
  // the account was deleted a moment ago, with its sessions
  if (!user) throw new Problem(401);
  return user;
}

export const getUser: Handler<'getUser'> = profile;

export const updateUser: Handler<'updateUser'> = async (request) => {
  const fullName = request.body.full_name?.trim();
  if (fullName === '') throw invalid({ full_name: ['Заполните поле'] });
  await updateFullName(request.db, requireAccount(request).id, fullName ?? null);
  return profile(request);
};

export const setUserCity: Handler<'setUserCity'> = async (request) => {
  const { id } = requireAccount(request);
  const { city } = request.body;
  await updateCity(request.db, id, city === null ? null : await requireCityId(request.db, city));
  return profile(request);
};

export const setAvatar: Handler<'setAvatar'> = async (request) => {
  const { id } = requireAccount(request);
  const { avatar } = request.body;
  await request.db.transaction(async (tx) => {
    if (!(await holdAvatar(tx, id, avatar)))
      throw invalid({ avatar: ['Загрузите фотографию ещё раз'] });
    await updateAvatar(tx, id, `/api/files/${avatar}`);
  });
  return profile(request);
};

export const deleteAvatar: Handler<'deleteAvatar'> = async (request) => {
  await updateAvatar(request.db, requireAccount(request).id, null);
  return profile(request);
};

export const listConsents: Handler<'listConsents'> = async (request) => ({
  data: await selectConsents(request.db, requireAccount(request).id),
});

export const setConsent: Handler<'setConsent'> = (request) =>
  insertConsent(request.db, {
    ...request.body,
    accountId: requireAccount(request).id,
    kind: request.params.kind,
    ip: plainAddress(request.ip),
  });
