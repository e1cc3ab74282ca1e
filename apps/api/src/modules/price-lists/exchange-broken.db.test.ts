import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createExchangeApp,
  type ExchangeApp,
  FULL,
  GOODS,
  IMPORT,
  OFFERS,
  WHOLE,
} from '../../testing/price-lists/exchange-app.ts';
import { importXml, offersXml, oneC } from '../../testing/price-lists/one-c.ts';
import { zip } from '../../testing/price-lists/zip.ts';
import { visitor } from '../../testing/visitor.ts';
import { closeQuiet } from './exchange/exchange.jobs.ts';

let app: ExchangeApp;
beforeAll(async () => {
  app = await createExchangeApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

describe('changes alone', () => {
  test('change what they name, by what 1С has said before', async () => {
    const { one } = await app.open();
    const placed = OFFERS.map((offer) => ({ ...offer, rest: { s1: offer.rest } }));
    expect(await one.exchange({ 'import.xml': IMPORT, 'offers.xml': offersXml(placed) })).toBe(
      'success\nЗагружено',
    );
    await one.signIn();
    await one.call('catalog', 'init');
    const delta = offersXml([{ id: 'a2', prices: { p1: 4500 }, rest: { s1: 7 } }], {
      changesOnly: true,
    });
    await one.send('offers.xml', delta);
    expect(await one.load('offers.xml')).toBe('success\nЗагружено');
    expect(await app.stock()).toMatchObject([
      { price: 450000, quantity: 7 },
      { price: 548000, quantity: 12 },
      { price: 530000, quantity: 8 },
    ]);
    // stock without prices, as version 3 sends it
    const outcome = await one.exchange({
      'rests.xml': offersXml([{ id: 'a1', rest: { s1: 3, s2: 4 } }], { changesOnly: true }),
      'offers.xml': offersXml([], { changesOnly: true }),
    });
    expect(outcome).toBe('success\nЗагружено');
    const rows = await app.stock();
    expect(
      rows
        .filter(({ name }) => name.startsWith('Pirelli'))
        .map(({ quantity }) => quantity)
        .toSorted(),
    ).toEqual([3, 4]);
  });

  test('before anything whole are refused', async () => {
    const { one } = await app.open();
    const outcome = await one.exchange({ 'offers.xml': offersXml(OFFERS, { changesOnly: true }) });
    expect(outcome).toMatch(/^failure\nПришли только изменения/);
    expect(await app.stock()).toEqual([]);
  });

  test('that remove a good take it off sale', async () => {
    const { one } = await app.open();
    expect(await one.exchange(FULL)).toBe('success\nЗагружено');
    const removed = importXml([{ ...GOODS[0], removed: true }], true);
    await one.exchange({
      'import.xml': removed,
      'offers.xml': offersXml([], { changesOnly: true }),
    });
    expect((await app.stock()).filter(({ quantity }) => quantity > 0)).toHaveLength(2);
  });
});

const MIB = 1024 * 1024;
/** Small when packed. */
const SPACES = Buffer.alloc(150 * MIB, ' ');
const manyFiles = (count: number, prefix = 'a') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}.xml`, ' ']));

describe('an exchange that is broken changes nothing', () => {
  test.each([
    ['a file that breaks off', { 'offers.xml': offersXml(OFFERS).slice(0, -200) }, /повреждён/],
    ['what is no CommerceML', { 'offers.xml': '<a/>' }, /не файл CommerceML/],
    [
      'entities',
      {
        'offers.xml':
          '<!DOCTYPE a [<!ENTITY b "c">]><КоммерческаяИнформация>&b;</КоммерческаяИнформация>',
      },
      /ENTITY/,
    ],
    ['a bomb', { 'v8.zip': zip({ 'offers.xml': 'x' }, 2 ** 31) }, /слишком большой/],
    [
      'a bomb in parts',
      { 'a.zip': zip({ 'a.xml': SPACES }), 'b.zip': zip({ 'b.xml': SPACES }) },
      /слишком большой/,
    ],
    [
      'archives of too many files',
      { 'a.zip': zip(manyFiles(1100)), 'b.zip': zip(manyFiles(1101, 'b')) },
      /больше 2000 файлов/,
    ],
    [
      'an archive of names that are no text',
      { 'v8.zip': zip({ 'offers\0.xml': offersXml(OFFERS) }) },
      /Архив повреждён/,
    ],
    [
      'an archive that is none',
      { 'v8.zip': Buffer.from('PK\x03\x04 and no more') },
      /Архив повреждён/,
    ],
  ])('%s', async (_what, files, reason) => {
    const { one } = await app.open();
    expect(await one.exchange(FULL)).toBe('success\nЗагружено');
    expect(await one.exchange({ 'import.xml': importXml([]), ...files })).toMatch(
      new RegExp(`^failure\n.*${reason.source}`),
    );
    expect(await app.stock()).toMatchObject(WHOLE);
    expect(await app.lists()).toBe(1);
  });

  test('1С that goes away in the middle', async () => {
    const { one } = await app.open();
    expect(await one.exchange(FULL)).toBe('success\nЗагружено');
    await one.signIn();
    await one.call('catalog', 'init');
    await one.send('import0_1.xml', importXml(GOODS.slice(0, 1)));
    await one.send('offers0_1.xml', offersXml(OFFERS.slice(0, 1)));
    await one.load('import0_1.xml');
    await app.server.db.query(`update exchange_session set seen_at = now() - interval '5 minutes'`);
    await quiet();
    await waitFor(async () => expect((await app.state()).state).toBe('failing'));
    expect((await app.state()).trouble).toMatch(/прервался/);
    expect(await app.stock()).toMatchObject(WHOLE);
  });

  test('a list that the guards stop waits for a person', async () => {
    const { one } = await app.open();
    expect(await one.exchange(FULL)).toBe('success\nЗагружено');
    const dear = OFFERS.map((offer) => ({ ...offer, prices: { p1: offer.prices.p1 * 10 } }));
    const outcome = await one.exchange({ 'import.xml': IMPORT, 'offers.xml': offersXml(dear) });
    expect(outcome).toMatch(/^failure\nУ 3 предложений цена вырастет/);
    const { import_id, trouble } = await app.state();
    expect(trouble).toMatch(/цена вырастет/);
    expect(await app.stock()).toMatchObject(WHOLE);
    await app.user.post(app.path(import_id ?? '', '/confirm'), {
      accepted_warnings: ['prices_jump'],
    });
    await app.until(import_id ?? '', 'done');
    await waitFor(async () => expect((await app.state()).state).toBe('working'));
  });
});

/** Runs what the job queue runs every minute. */
const quiet = () =>
  closeQuiet({
    db: app.server.db,
    jobs: { add: async () => undefined, wake: () => undefined } as never,
    storage: { delete: async () => undefined } as never,
  });

describe('nobody gets in', () => {
  test('five dozen times with a wrong password, it is one entry of the log a day', async () => {
    const { one, login } = await app.open();
    const stranger = oneC(app.server, { login, password: 'aaaa-bbbb-cccc-dddd-eeee' });
    await one.signIn();
    for (let time = 0; time < 30; time++) {
      await stranger.signIn(['catalog', 'sale', 'anything'][time % 3]);
      if (time === 15) await one.call('catalog', 'init');
      await stranger.signIn();
    }
    const log = await app.log();
    const refused = log.filter(({ answer }) => answer === 'failure');
    expect(refused).toMatchObject([{ times: 60, message: 'Пароль не подошёл' }]);
    expect(log.map(({ mode }) => mode)).toEqual(expect.arrayContaining(['checkauth', 'init']));
    expect(log.length).toBeLessThan(5);
  });

  test('without the login, with a wrong one, by a session or a cookie that is over', async () => {
    const { one, login, password } = await app.open();
    const bare = visitor(app.server);
    const asked = await bare.get('/1c/exchange?type=catalog&mode=checkauth');
    expect([asked.statusCode, asked.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="1C"',
    ]);
    const noted = `/companies/${app.supplierId()}/exchange/log`;
    expect((await bare.get(noted)).statusCode).toBe(401);
    expect((await app.user.get('/1c/exchange?type=catalog&mode=init')).statusCode).toBe(401);
    expect((await app.user.get('/1c/exchange?type=catalog&mode=checkauth')).statusCode).toBe(401);
    for (const sign of ['\0', 'ж', ' '])
      expect(await oneC(app.server, { login: login + sign, password }).signIn()).toMatch(
        /^failure/,
      );
    const wrong = oneC(app.server, { login, password: 'aaaa-bbbb-cccc-dddd-eeee' });
    expect(await wrong.signIn()).toBe('failure\nЛогин или пароль обмена не подходят');
    expect(await app.log()).toMatchObject([{ mode: 'checkauth', answer: 'failure' }]);
    await one.signIn();
    expect((await one.call('catalog', 'init')).status).toBe(200);
    const renewed = await app.open();
    expect(renewed.login).toBe(login);
    expect((await one.call('catalog', 'init')).status).toBe(401);
    expect(await oneC(app.server, { login, password }).signIn()).toMatch(/^failure/);
    expect(await renewed.one.signIn()).toMatch(/^success/);
    const { rows } = await app.server.db.query('select * from exchange');
    expect(JSON.stringify(rows)).not.toContain(renewed.password);
    expect((await app.user.delete(app.exchangePath())).statusCode).toBe(204);
    expect(await renewed.one.signIn()).toMatch(/^failure/);
    expect((await app.user.get(app.exchangePath())).json()).toEqual({ data: null });
  });

  test('and a source that brings the whole stock has to go first, or comes later', async () => {
    const source = { name: 'Зима', url: 'https://kolesnica.example/zima.xlsx' };
    const made = await app.user.post(`/companies/${app.supplierId()}/sources`, {
      ...source,
      mode: 'update',
    });
    expect(made.statusCode).toBe(201);
    await app.open();
    const whole = await app.user.post(`/companies/${app.supplierId()}/sources`, source);
    expect(whole.statusCode).toBe(409);
    expect(whole.json().message).toContain('«Обмен с 1С»');
  });
});

test('logins one after another keep no more than there is room for', async () => {
  const { one } = await app.open();
  await one.signIn();
  await one.send('import.xml', IMPORT);
  await app.server.db.query('update exchange_piece set bytes = $1', [1024 * MIB]);
  await one.signIn();
  const send = async () =>
    (await one.call('catalog', 'file', { filename: 'import.xml', body: Buffer.from(IMPORT) })).text;
  expect(await send()).toMatch(/^failure\nНезаконченные обмены заняли 1024 МБ/);
  await app.server.db.query(`update exchange_session set seen_at = now() - interval '2 days'`);
  await one.signIn();
  expect(await send()).toBe('success');
});

test('what is not understood is told, and noted', async () => {
  const { one } = await app.open();
  await one.signIn();
  const words = ['dance', 'constructor', '__proto__'];
  for (const word of words) {
    expect((await one.call(word, 'init')).text).toContain(`failure\nОбмен «${word}»`);
    expect((await one.call('catalog', word)).text).toContain(`failure\nШаг «${word}»`);
    expect((await one.call('sale', word)).text).toContain(`failure\nШаг «${word}»`);
  }
  expect((await one.call('catalog', 'import', { filename: 'offers.xml' })).text).toMatch(
    /^failure\nФайл offers.xml не приходил/,
  );
  expect(
    (
      await one.call('catalog', 'file', {
        filename: 'offers.xml',
        body: Buffer.alloc(11 * 1024 * 1024),
      })
    ).text,
  ).toMatch(/^failure\nКусок файла больше 10 МБ/);
  expect(await app.log()).toHaveLength(3 + 3 * words.length);
});
