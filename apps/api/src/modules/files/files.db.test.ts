import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../storage/storage.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { image, multipart, type Part, sendForm } from '../../testing/upload.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';
import { removeOrphans } from './files.jobs.ts';

let server: TestApp;
let user: User;
beforeAll(async () => {
  server = await createTestApp();
  user = await createUser(server, { email: 'anna@koleso.ru' });
});
afterAll(() => server.close());

const send = (form: Parameters<typeof sendForm>[2]) => sendForm(server, user, form);
const avatar = async (): Promise<Part[]> => [
  ['group', 'avatar'],
  ['file', await image(32, 32).png().toBuffer(), 'a.png'],
];

describe('a form', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await image(9, 9).png().toBuffer();
  });

  test('may have its parts in any order', async () => {
    const answer = await send([
      ['file', png, 'a.png'],
      ['group', 'avatar'],
    ]);
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, () => Part[], string]>([
    ['without a file', () => [['group', 'avatar']], 'file'],
    [
      'with text for a file',
      () => [
        ['group', 'avatar'],
        ['file', 'text'],
      ],
      'file',
    ],
    ['without a group', () => [['file', png, 'a.png']], 'group'],
    [
      'with another group',
      () => [
        ['group', 'price-list'],
        ['file', png, 'a.png'],
      ],
      'group',
    ],
    [
      'with two files',
      () => [
        ['group', 'avatar'],
        ['file', png, 'a.png'],
        ['file', png, 'b.png'],
      ],
      'file',
    ],
    [
      'with an unknown field',
      () => [
        ['file', png, 'a.png'],
        ['size', '9'],
      ],
      'size',
    ],
    [
      'with a poisoned field',
      () => [
        ['file', png, 'a.png'],
        ['__proto__', '9'],
      ],
      '',
    ],
  ])('%s is refused', async (_what, parts, field) => {
    const answer = await send(parts());
    expect([400, 422]).toContain(answer.statusCode);
    if (field) expect(Object.keys(answer.json().errors)).toContain(field);
  });

  test('that breaks off, or is none, is malformed', async () => {
    const whole = multipart([
      ['group', 'avatar'],
      ['file', png, 'a.png'],
    ]);
    for (const payload of [whole.subarray(0, -20), Buffer.from('nonsense'), Buffer.alloc(0)]) {
      const answer = await send(payload);
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.json().message).toMatch(/^[А-Я]/);
    }
    expect((await sendForm(server, user, whole, 'multipart/form-data')).statusCode).toBe(400);
  });

  test('is no JSON', async () => {
    const answer = await user.post('/files/upload', { file: 'x', group: 'avatar' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a stored picture', () => {
  test('is served to everybody, for ever, and as nothing else', async () => {
    const { id } = (await send(await avatar())).json();
    const file = await visitor(server).get(`/files/${id}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(file.headers['content-length']).toBe(String(file.rawPayload.length));
  });

  test('that is not there is not found', async () => {
    expect((await visitor(server).get(`/files/${user.id}`)).statusCode).toBe(404);
    expect((await visitor(server).get('/files/..%2f..%2fpglite')).statusCode).toBe(422);
  });

  test('of which nobody is in need goes after a day; an avatar and a logo stay', async () => {
    const owner = await createUser(server, { email: 'orphans@koleso.ru' });
    const form = await avatar();
    const add = async () => (await sendForm(server, owner, form)).json().id as string;
    const [replaced, worn, logo, fresh] = [await add(), await add(), await add(), await add()];
    for (const id of [replaced, worn]) await owner.post('/user/avatar', { avatar: id });
    await server.db.query(
      `insert into company (id, name, logo) values (gen_random_uuid(), 'Колесо', $1)`,
      [`/api/files/${logo}`],
    );
    await server.db.query(
      `update file set created_at = now() - interval '25 hours' where id <> $1`,
      [fresh],
    );

    const directory = join(server.config.dataDir, 'files/pictures');
    const storage = await openStorage(server.config);
    await removeOrphans({ db: server.db, storage });

    const statusOf = async (id: string) => (await visitor(server).get(`/files/${id}`)).statusCode;
    expect(await Promise.all([replaced, worn, logo, fresh].map(statusOf))).toEqual([
      404, 200, 200, 200,
    ]);
    expect((await readdir(directory)).sort()).toEqual(
      [worn, logo, fresh].map((id) => `${id}.webp`).sort(),
    );
    await removeOrphans({ db: server.db, storage });
  });
});

test('a picture whose bytes are gone is not there, rather than an error', async () => {
  const { id } = (await sendForm(server, user, await avatar())).json();
  await (await openStorage(server.config)).delete(`pictures/${id}.webp`);
  expect((await visitor(server).get(`/files/${id}`)).statusCode).toBe(404);
});

describe('with a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());

  test('pictures lie there, and are served and removed from there', async () => {
    const app = await createTestApp({ environment: { S3_URL: s3.url } });
    const owner = await createUser(app, { email: 'anna@koleso.ru' });
    const { id } = (await sendForm(app, owner, await avatar())).json();
    const bucket = await openStorage(app.config);
    const object = Buffer.from(await bucket.getBytes(`pictures/${id}.webp`));
    expect((await visitor(app).get(`/files/${id}`)).rawPayload).toEqual(object);

    await app.db.query(`update file set created_at = now() - interval '25 hours'`);
    await removeOrphans({ db: app.db, storage: bucket });
    expect(await bucket.exists(`pictures/${id}.webp`)).toBe(false);
    await app.close();
  });
});
