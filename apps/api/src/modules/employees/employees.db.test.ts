import type { Company, Employee } from '@org/api-client/schema';
import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies.ts';
import { createPostedApp, linkIn, type PostedApp } from '../../testing/post.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

let server: PostedApp;
let owner: User;
let company: Company;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());
let count = 0;
beforeEach(async () => {
  count += 1;
  owner = await createUser(server, { email: `owner${count}@koleso.ru` });
  company = await createCompany(owner);
});

const employees = (rest = '') => `/companies/${company.id}/employees${rest}`;
const list = async (): Promise<Employee[]> => (await owner.get(employees())).json().data;
const add = async (body: object = {}): Promise<Employee> => {
  const answer = await owner.post(employees(), { full_name: 'Пётр Ильин', ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const invite = (email: string) => add({ email, invite: true });
const letters = (email: string) =>
  server.mail.letters.filter(({ recipients }) => recipients.includes(email));
/** Waits for the invitation to an address that follows `after` other letters; resolves to its token. */
async function invitationTo(email: string, after = 0): Promise<string> {
  const letter = await waitForSome(
    () => letters(email)[after],
    () => letters(email),
  );
  const { pathname, searchParams } = linkIn(letter.text);
  expect(pathname).toBe('/invitation');
  return searchParams.get('token') ?? '';
}

describe('the list', () => {
  test('begins with who made the company', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        full_name: `owner${count}@koleso.ru`,
        email: `owner${count}@koleso.ru`,
        account: 'active',
        me: true,
      }),
    ]);
  });

  test('is A–Z, with what is written down of each', async () => {
    await add({
      full_name: 'Яна',
      position: ' Бухгалтер ',
      phone: '+79161234567',
      email: 'Y@K.RU',
    });
    await add({ full_name: 'ёжик' });
    await add({ full_name: 'Ждан' });
    const people = (await list()).filter(({ me }) => !me);
    expect(people.map(({ full_name }) => full_name)).toEqual(['ёжик', 'Ждан', 'Яна']);
    expect(people[2]).toMatchObject({
      position: 'Бухгалтер',
      phone: '79161234567',
      email: 'y@k.ru',
      account: 'none',
      me: false,
    });
  });

  test('is nobody else’s', async () => {
    const stranger = await createUser(server, { email: `stranger${count}@koleso.ru` });
    const { id } = await add();
    const body = { full_name: 'Вор' };
    for (const answer of [
      await stranger.get(employees()),
      await stranger.post(employees(), body),
      await stranger.put(employees(`/${id}`), body),
      await stranger.delete(employees(`/${id}`)),
    ])
      expect(answer.statusCode).toBe(404);
    const ownCompany = await createCompany(stranger);
    expect(
      (await stranger.put(`/companies/${ownCompany.id}/employees/${id}`, body)).statusCode,
    ).toBe(404);
  });
});

describe('an employee', () => {
  test('is replaced by what is sent', async () => {
    const { id } = await add({ position: 'Менеджер', phone: '79161234567', email: 'a@koleso.ru' });
    const answer = await owner.put(employees(`/${id}`), {
      full_name: 'Пётр',
      email: 'b@koleso.ru',
    });
    expect(answer.json()).toMatchObject({
      full_name: 'Пётр',
      position: null,
      phone: null,
      email: 'b@koleso.ru',
    });
  });

  test('has an e-mail of his own in the company, however many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        owner.post(employees(), { full_name: 'Пётр', email: 'same@koleso.ru' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
    const taken = await owner.post(employees(), {
      full_name: 'Двойник',
      email: `OWNER${count}@koleso.ru`,
    });
    expect([taken.statusCode, taken.json().errors]).toEqual([
      422,
      { email: ['Сотрудник с такой почтой уже есть'] },
    ]);
    const { id } = await add({ email: 'other@koleso.ru' });
    const moved = await owner.put(employees(`/${id}`), {
      full_name: 'Пётр',
      email: 'same@koleso.ru',
    });
    expect(moved.statusCode).toBe(422);
  });

  test('that is only written down can be removed', async () => {
    const { id } = await add();
    expect((await owner.delete(employees(`/${id}`))).statusCode).toBe(204);
    expect((await owner.delete(employees(`/${id}`))).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('needs an address', async () => {
    const answer = await owner.post(employees(), { full_name: 'Пётр', invite: true });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
    expect(await list()).toHaveLength(1);
  });

  test('goes by letter, is shown to a visitor, and makes who accepts it a member, once', async () => {
    const email = `invited${count}@koleso.ru`;
    expect(await invite(email)).toMatchObject({ account: 'invited', email });
    const token = await invitationTo(email);
    expect(letters(email)[0]?.subject).toBe('Приглашение в компанию «Колесница»');
    const shown = await visitor(server).get(`/invitations/${token}`);
    expect(shown.json()).toMatchObject({
      company: { id: company.id, name: 'Колесница', logo: null },
      full_name: 'Пётр Ильин',
      email,
    });
    expect((await visitor(server).post(`/invitations/${token}`)).statusCode).toBe(401);
    // the invited person's account has another e-mail
    const petr = await createUser(server, { email: `petr${count}@home.ru` });
    expect((await petr.get(`/companies/${company.id}`)).statusCode).toBe(404);
    const accepted = await petr.post(`/invitations/${token}`);
    expect([accepted.statusCode, accepted.json().id]).toEqual([200, company.id]);
    expect((await petr.get('/companies')).json().data).toHaveLength(1);
    expect((await list()).find(({ me }) => !me)).toMatchObject({
      full_name: 'Пётр Ильин',
      email: `petr${count}@home.ru`,
      account: 'active',
    });
    expect((await petr.get(employees())).json().data).toHaveLength(2);
    expect((await visitor(server).get(`/invitations/${token}`)).statusCode).toBe(404);
    const late = await createUser(server, { email: `late${count}@koleso.ru` });
    expect((await late.post(`/invitations/${token}`)).statusCode).toBe(404);
  });

  test('is accepted by one, however many follow it at once', async () => {
    const email = `many${count}@koleso.ru`;
    await invite(email);
    const token = await invitationTo(email);
    const people = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        createUser(server, { email: `p${at}x${count}@koleso.ru` }),
      ),
    );
    const answers = await Promise.all(people.map((one) => one.post(`/invitations/${token}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    expect(await list()).toHaveLength(2);
  });

  test('is not for who is a member already', async () => {
    await invite(`again${count}@koleso.ru`);
    const token = await invitationTo(`again${count}@koleso.ru`);
    expect((await owner.post(`/invitations/${token}`)).statusCode).toBe(409);
    expect((await visitor(server).get(`/invitations/${token}`)).statusCode).toBe(200);
  });

  test('confirms no address and gives no new password', async () => {
    await invite(`only${count}@koleso.ru`);
    const token = await invitationTo(`only${count}@koleso.ru`);
    expect((await owner.get(`/verification/${token}`)).statusCode).toBe(404);
    const answer = await visitor(server).post(`/auth/reset-password/update/${token}`, {
      login: `only${count}@koleso.ru`,
      password: 'Protektor-2027',
    });
    expect(answer.statusCode).toBe(404);
    expect((await visitor(server).get(`/invitations/${token}`)).statusCode).toBe(200);
  });

  test('to an address that was wrong stops working, and goes to the right one', async () => {
    const { id } = await invite(`wrong${count}@koleso.ru`);
    const old = await invitationTo(`wrong${count}@koleso.ru`);
    const right = `right${count}@koleso.ru`;
    await owner.put(employees(`/${id}`), { full_name: 'Пётр', email: right, invite: true });
    const token = await invitationTo(right);
    expect((await visitor(server).get(`/invitations/${old}`)).statusCode).toBe(404);
    expect((await visitor(server).get(`/invitations/${token}`)).json().email).toBe(right);
    await owner.delete(employees(`/${id}`));
    expect((await visitor(server).get(`/invitations/${token}`)).statusCode).toBe(404);
  });

  test('that is a week old does not work, and the employee is as before', async () => {
    const email = `week${count}@koleso.ru`;
    await invite(email);
    const token = await invitationTo(email);
    await server.db.query('update link set expires_at = now() where address = $1', [email]);
    expect((await visitor(server).get(`/invitations/${token}`)).statusCode).toBe(404);
    expect((await list()).find((one) => one.email === email)?.account).toBe('none');
  });
});

describe('a member', () => {
  const join = async (name: string) => {
    const { id } = await invite(`${name}${count}@koleso.ru`);
    const user = await createUser(server, { email: `${name}${count}@koleso.ru` });
    await user.post(`/invitations/${await invitationTo(`${name}${count}@koleso.ru`)}`);
    return { id, user };
  };

  test('keeps the e-mail of the account', async () => {
    const { id } = await join('own');
    const edit = (body: object) => owner.put(employees(`/${id}`), { full_name: 'Пётр', ...body });
    expect((await edit({ email: 'other@koleso.ru' })).statusCode).toBe(409);
    expect((await edit({ invite: true })).statusCode).toBe(409);
    const answer = await edit({ position: 'Директор', email: `OWN${count}@koleso.ru` });
    expect(answer.json()).toMatchObject({ position: 'Директор', email: `own${count}@koleso.ru` });
  });

  test('who is removed is out at once', async () => {
    const { id, user } = await join('out');
    expect((await user.get(`/companies/${company.id}`)).statusCode).toBe(200);
    expect((await owner.delete(employees(`/${id}`))).statusCode).toBe(204);
    expect((await user.get(`/companies/${company.id}`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('who is the last can’t leave, even if two leave at once', async () => {
    const [me] = await list();
    const last = await owner.delete(employees(`/${me?.id}`));
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      'Это единственный владелец компании. Сначала назначьте другого',
    ]);
    await add();
    expect((await owner.delete(employees(`/${me?.id}`))).statusCode).toBe(409);
    const { id, user } = await join('second');
    const answers = await Promise.all([
      owner.delete(employees(`/${id}`)),
      user.delete(employees(`/${me?.id}`)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([204, 204]);
    const { rows } = await server.db.query('select from company_member where company_id = $1', [
      company.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});
