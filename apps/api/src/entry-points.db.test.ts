import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from './contract/contract.ts';
import { readContract } from './contract/openapi.ts';
import { belongings } from './testing/authorisation/belongings.ts';
import type { CredentialName } from './testing/credentials/credentials.ts';
import { type CredentialScene, createCredentialScene } from './testing/credentials/scene.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createTradeApp, type TradeApp } from './testing/trade-app.ts';
import { MULTIPART, multipart } from './testing/upload.ts';
import { visitor } from './testing/visitor.ts';

/** Every way into the server: what each asks for, and that none is forgotten. */
let server: TradeApp;
let scene: CredentialScene;
beforeAll(async () => {
  server = await createTradeApp({ environment: { DEMO: 'on', PRIVATE_TARGETS: 'on' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createCredentialScene(server);
});

const { operations } = readContract();

/** The router prints the names of parameters at one place together. */
const withoutNames = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** The paths of the router: it prints them as a tree, each line with what it adds to the line above. */
function pathsOf({ app }: Pick<TestApp, 'app'>): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S+) \(/u.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      return [withoutNames(above.join(''))];
    });
}

/** Paths outside of the contract. All of them are read alone, and show nothing of anybody's, but for the demo's outbox and the door of assistants. */
const OUTSIDE = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/api\/(openapi\.(yaml|json)|protektor\.py|guides\.md|contract\.md)$/,
  /^\/llms\.txt$/,
  // leads to /
  /^\/index\.html$/,
  // makes the calls of the contract, each for its caller
  /^\/mcp$/,
  /^\/api\/docs(\/.*|\*)?$/,
  /^\/outbox(\/:)?$/,
  /^\/(robots\.txt|sitemap(-[a-z_]+)?\.xml|sitemap-:)$/,
  // whatever is nowhere, by any method: 404
  /^\*$/,
];

test('the router has the calls of the contract, and what is named here', () => {
  const known = new Set(operations.map(({ url }) => withoutNames(`/api${url}`)));
  const paths = pathsOf(server);
  expect(
    paths.filter((path) => !known.has(path) && !OUTSIDE.some((one) => one.test(path))),
  ).toEqual([]);
  expect([...known].filter((path) => !paths.includes(path))).toEqual([]);
});

/** What each call without a login asks for instead: one of the credentials of `credentials.db.test.ts`, or nothing. */
const ASKS: Partial<
  Record<OperationId, CredentialName | 'a file that is shown to everybody' | null>
> = {
  checkPriceList: null,
  listVocabularies: null,
  getSelection: null,
  getCarSizes: null,
  listCatalogChanges: null,
  getStatus: null,
  reportClient: null,
  register: null,
  login: null,
  requestPasswordReset: null,
  updatePassword: 'link for a new password',
  proveSecondFactor: 'login that waits for its second factor',
  getFile: 'a file that is shown to everybody',
  getInvitation: 'invitation',
  stopLetters: 'link that ends letters',
  getShowcaseFeed: 'link of a showcase',
  askExchange: 'exchange, its cookie',
  sendToExchange: 'exchange, its cookie',
};

test('every call without a login is named, with what it asks for', () => {
  const open = operations.filter(({ login }) => login === 'none').map(({ id }) => id);
  expect(open.toSorted()).toEqual(Object.keys(ASKS).toSorted());
});

test('the outbox is there in a demo alone', async () => {
  const plain = await createTestApp({ environment: { DEMO: 'off' } });
  expect(pathsOf(plain).filter((path) => path.startsWith('/outbox'))).toEqual([]);
  await plain.close();
});

/** A body that begins to be read once the caller has been let in: `event` happens before it comes. */
const late = (event: () => Promise<unknown>, content: Buffer) =>
  Readable.from(
    (async function* () {
      await event();
      yield content;
    })(),
  );

const JSON_TYPE = 'application/json';
const FILE = ['file', Buffer.from('Шина 205/55 R16;4;5000\n'), 'list.csv'] as const;
const formOf = (id: OperationId) =>
  multipart(id === 'uploadFile' ? [[...FILE], ['group', 'logo']] : [[...FILE]]);
const forms = operations.filter(({ contentTypes }) => contentTypes.includes('multipart/form-data'));

test('no form is forgotten below', () => {
  expect(forms.map(({ id }) => id).toSorted()).toEqual([
    // for anybody, and nobody's: it stores nothing
    'checkPriceList',
    'createImport',
    'createRequestOfFile',
    'uploadFile',
    'uploadOrderFile',
  ]);
});

describe.each([
  ['createImport', 'company'],
  ['uploadOrderFile', 'company'],
  ['createRequestOfFile', 'company'],
  ['uploadFile', 'account'],
  ['createEmployee', 'company'],
  ['updateUser', 'account'],
] as const)('%s, whose body comes slowly', (id, whose) => {
  const operation = operations.find((one) => one.id === id);
  const isForm = operation?.contentTypes.includes('multipart/form-data');
  const content = isForm ? formOf(id) : Buffer.from(JSON.stringify({ full_name: 'Пётр Ильин' }));
  const send = async (event: () => Promise<unknown>) => {
    const { order } = await scene.order();
    const place = id === 'uploadOrderFile' ? order.id : scene.company;
    const before = await belongings(scene);
    const answer = await server.app.inject({
      method: operation?.method ?? 'POST',
      url: `/api${operation?.url.replace(':id', place)}${id === 'createRequestOfFile' ? `?company_id=${scene.company}` : ''}`,
      headers: {
        authorization: scene.holder.authorization,
        'content-type': isForm ? MULTIPART : JSON_TYPE,
        'idempotency-key': randomUUID(),
      },
      payload: late(event, content),
    });
    return { answer, before };
  };

  test('is refused if the session has ended meanwhile', async () => {
    const { answer, before } = await send(() => scene.owner.delete('/user/sessions'));
    expect(answer.statusCode).toBe(401);
    expect(await belongings(scene)).toEqual(before);
  });

  if (operation?.right && operation.right !== 'any')
    test('is refused if its sender lost the right meanwhile', async () => {
      const { answer } = await send(() =>
        server.db.query(`update employee set roles = '{warehouse}' where account_id = $1`, [
          scene.holder.id,
        ]),
      );
      expect(answer.statusCode).toBe(403);
    });

  if (whose === 'company')
    test('is refused if its sender was removed meanwhile', async () => {
      const { db } = server;
      const { answer } = await send(() =>
        db.query('delete from company_member where account_id = $1', [scene.holder.id]),
      );
      expect(answer.statusCode).toBe(404);
    });
});

test('a cookie of an exchange, a link of a showcase and an invitation are nobody else’s', async () => {
  const guess = visitor(server);
  const ask = (cookie: string) =>
    server.app.inject({
      method: 'GET',
      url: '/api/1c/exchange?type=sale&mode=query',
      headers: { cookie },
    });
  for (const cookie of ['', 'protektor_1c=', 'protektor_1c=0', `protektor_1c=${'0'.repeat(64)}`])
    expect((await ask(cookie)).statusCode).toBe(401);
  const token = 'A'.repeat(43);
  for (const url of [`/showcases/${token}/price.xlsx`, `/invitations/${token}`])
    expect((await guess.get(url)).statusCode).toBe(404);
});
