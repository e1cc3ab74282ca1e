import type { Employee, Role } from '@org/api-client/schema';
import { createAuthenticator } from '../authenticator.ts';
import { addPasskey } from '../second-factor.ts';
import { PASSWORD, type User } from '../visitor.ts';
import type { CredentialScene } from './scene.ts';

const done = ({ statusCode, body }: { statusCode: number; body: string }) => {
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
};

const employeeOf = async ({ colleague, company }: CredentialScene, { id }: User) => {
  const path = `/companies/${company}/employees`;
  const { data } = (await colleague.get(path)).json<{ data: Employee[] }>();
  // not somebody who is only invited
  const people = data.filter(({ account }) => account === 'active');
  return people.find(({ me }) => me === (id === colleague.id))?.id ?? '';
};

/** Removes the holder; `isHandedOver` gives the colleague all that acts in the holder's name. */
async function remove(scene: CredentialScene, isHandedOver: boolean) {
  const { colleague, holder, company } = scene;
  const [to, leaver] = [await employeeOf(scene, colleague), await employeeOf(scene, holder)];
  const path = `/companies/${company}`;
  const held = await colleague.get(`${path}/mandates?employee_id=${leaver}`);
  const hand_over = isHandedOver
    ? held
        .json<{ data: { kind: string; id: string }[] }>()
        .data.map(({ kind, id }) => ({ kind, id, to }))
    : [];
  done(await colleague.post(`${path}/employees/${leaver}/remove`, { hand_over }));
}

/** Leaves the holder one role. */
async function limit(scene: CredentialScene, role: Role) {
  const { colleague, holder, company } = scene;
  const path = `/companies/${company}/employees/${await employeeOf(scene, holder)}`;
  done(await colleague.put(path, { full_name: 'Пётр', roles: [role] }));
}

/** What happens to the holder of a credential, to the company, or to the credential itself. */
export const EVENTS = {
  nothing: async () => undefined,
  removal: (scene: CredentialScene) => remove(scene, false),
  'removal, handed over': (scene: CredentialScene) => remove(scene, true),
  'may only sell': (scene: CredentialScene) => limit(scene, 'seller'),
  'may only buy': (scene: CredentialScene) => limit(scene, 'buyer'),
  'second factor demanded': async ({ colleague, company }: CredentialScene) => {
    done(await addPasskey(colleague, { authenticator: createAuthenticator() }));
    done(await colleague.put(`/companies/${company}/second-factor`, { demanded: true }));
  },
  'new password': async ({ owner }: CredentialScene) =>
    done(
      await owner.post('/user/password', {
        current_password: PASSWORD,
        password: 'Kolesnitsa-2027',
      }),
    ),
  'logout everywhere': async ({ owner }: CredentialScene) =>
    done(await owner.delete('/user/sessions')),
  'company deleted': async ({ colleague, company }: CredentialScene) =>
    done(await colleague.delete(`/companies/${company}`)),
  'account deleted': async ({ server, holder }: CredentialScene) =>
    server.db.query('delete from account where id = $1', [holder.id]),
} satisfies Record<string, (scene: CredentialScene) => Promise<unknown>>;

export type CredentialEvent = keyof typeof EVENTS;
