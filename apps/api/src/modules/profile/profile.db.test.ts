import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let server: TestApp;
let user: User;
beforeAll(async () => {
  server = await createTestApp();
  user = await createUser(server, { email: 'anna@koleso.ru', phone: '79161234567' });
});
afterAll(() => server.close());

describe('the name', () => {
  test.each([
    'Анна Михайлова',
    'O\'Neil <script>alert(1)</script> & "сыновья"',
    'Жан‑Люк 🚚 李',
    'x'.repeat(120),
  ])('%s is kept as it is', async (name) => {
    const answer = await user.post('/user', { full_name: name });
    expect([answer.statusCode, answer.json().full_name]).toEqual([200, name]);
    expect((await user.get('/user')).json().full_name).toBe(name);
  });

  test('loses the spaces around it, and can be taken away', async () => {
    expect((await user.post('/user', { full_name: '  Анна ' })).json().full_name).toBe('Анна');
    expect((await user.post('/user', { full_name: null })).json().full_name).toBeNull();
  });

  test.each([{ full_name: '' }, { full_name: '   ' }, { full_name: 'x'.repeat(121) }, {}])(
    '%o is refused at its field',
    async (body) => {
      const answer = await user.post('/user', body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['full_name']]);
    },
  );

  test.each(['email', 'phone', 'avatar', 'id', 'email_verified_at'])(
    'cannot bring %s along',
    async (field) => {
      const answer = await user.post('/user', { full_name: 'Анна', [field]: 'x@y.ru' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
      expect((await user.get('/user')).json().email).toBe('anna@koleso.ru');
    },
  );
});

describe('the avatar', () => {
  const insertFile = async (owner: User, purpose: string) => {
    const { rows } = await server.db.query<{ id: string }>(
      'insert into file (id, account_id, purpose) values (gen_random_uuid(), $1, $2) returning id',
      [owner.id, purpose],
    );
    return rows[0]?.id;
  };

  test('is a file that the user uploaded for it, until it is removed', async () => {
    const id = await insertFile(user, 'avatar');
    const answer = await user.post('/user/avatar', { avatar: id });
    expect([answer.statusCode, answer.json().avatar]).toEqual([200, `/api/files/${id}`]);
    expect((await user.get('/user')).json().avatar).toBe(`/api/files/${id}`);
    expect((await user.delete('/user/avatar')).json().avatar).toBeNull();
    expect((await user.delete('/user/avatar')).statusCode).toBe(200);
  });

  test('is nobody else’s file, no logo and no invention: all refused alike', async () => {
    const stranger = await createUser(server, { email: 'boris@koleso.ru' });
    const ids = [await insertFile(stranger, 'avatar'), await insertFile(user, 'logo'), user.id];
    const bodies = [];
    for (const avatar of ids) {
      const answer = await user.post('/user/avatar', { avatar });
      expect(answer.statusCode).toBe(422);
      bodies.push(answer.body);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '').errors).toHaveProperty('avatar');
  });
});
