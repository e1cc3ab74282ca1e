import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeWindows1251 } from '../../print/print-xml.ts';
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

let app: ExchangeApp;
beforeAll(async () => {
  app = await createExchangeApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

describe('the whole stock', () => {
  test('comes step by step, and 1С is told when it is on sale', async () => {
    const { one, exchange } = await app.open();
    expect(exchange).toMatchObject({
      state: 'new',
      goods: 0,
      address: expect.stringMatching(/\/api\/1c\/exchange$/),
    });
    expect(await one.signIn()).toMatch(/^success\nprotektor_1c\n[0-9a-f]{64}$/);
    expect((await one.call('catalog', 'init')).text).toBe('success\nzip=yes\nfile_limit=10485760');
    await one.send('import.xml', IMPORT, 1000);
    expect(await one.load('import.xml')).toBe('success\nПрочитано, загрузим вместе с остальным');
    expect(await app.stock()).toEqual([]);
    await one.send('offers.xml', offersXml(OFFERS), 777);
    expect(await one.load('offers.xml')).toBe('success\nЗагружено');
    expect(await app.stock()).toMatchObject(WHOLE);
    expect(await app.state()).toMatchObject({ state: 'working', goods: 3, trouble: null });
    const steps = await app.log();
    expect(steps.find(({ mode }) => mode === 'apply')).toMatchObject({
      answer: 'success',
      created: 3,
      updated: 0,
      removed: 0,
    });
    expect(steps.filter(({ mode }) => mode !== 'import' && mode !== 'apply')).toMatchObject([
      { mode: 'file', file_name: 'offers.xml', bytes: Buffer.byteLength(offersXml(OFFERS)) },
      { mode: 'file', file_name: 'import.xml' },
      { mode: 'init', answer: 'success' },
      { mode: 'checkauth', answer: 'success' },
    ]);
  });

  test('that is sent again changes nothing', async () => {
    const { one } = await app.open();
    expect(await one.exchange(FULL)).toBe('success\nЗагружено');
    expect(await one.exchange(FULL)).toBe('success\nНичего не изменилось');
    expect(await app.lists()).toBe(1);
  });

  test('in windows-1251, in an archive of many pieces, with pictures', async () => {
    const { one } = await app.open();
    const in1251 = (xml: string) => encodeWindows1251(xml.replace('UTF-8', 'windows-1251'));
    await one.signIn();
    await one.call('catalog', 'init');
    const archive = zip({
      'import_files/aa/1.jpg': Buffer.alloc(2000, 1),
      'import.xml': in1251(IMPORT),
      'offers.xml': in1251(offersXml(OFFERS)),
    });
    await one.send('v8_8B84.zip', archive, 500);
    expect(await one.load('import.xml')).toMatch(/^success/);
    expect(await one.load('offers.xml')).toBe('success\nЗагружено');
    expect(await app.stock()).toMatchObject(WHOLE);
  });

  test('takes off sale what it does not name any more', async () => {
    const { one } = await app.open();
    const many = Array.from({ length: 12 }, (_, at) => ({
      id: `m${at}`,
      name: `Шина Cordiant Comfort 2 ${175 + (at % 4) * 10}/65 R15 ${80 + at}T`,
    }));
    const offers = many.map(({ id }, at) => ({ id, prices: { p1: 4000 + at }, rest: 10 }));
    await one.exchange({ 'import.xml': importXml(many), 'offers.xml': offersXml(offers) });
    expect(await app.stock()).toHaveLength(12);
    await one.exchange({
      'import.xml': importXml(many.slice(2)),
      'offers.xml': offersXml(offers.slice(2)),
    });
    expect((await app.stock()).filter(({ quantity }) => quantity > 0)).toHaveLength(10);
  });
});

describe('what 1С says', () => {
  test('of several prices one is asked for once, and remembered', async () => {
    const { one } = await app.open();
    const types = { p1: 'Оптовая', p2: 'Дилерская', p3: 'Розничная' };
    const priced = (more: number) =>
      offersXml(
        OFFERS.map(({ id, rest }, at) => ({
          id,
          rest,
          prices: { p1: 5000 + at, p2: 4000 + at + more, p3: 7000 },
        })),
        { types },
      );
    const outcome = await one.exchange({ 'import.xml': IMPORT, 'offers.xml': priced(0) });
    expect(outcome).toMatch(
      /^failure\nПо какой цене продаём: «Дилерская», «Оптовая», «Розничная»\?/,
    );
    expect(await app.state()).toMatchObject({ state: 'asking', price_type: null });
    expect(await app.stock()).toEqual([]);
    expect((await app.user.patch(app.exchangePath(), { price_type: 'p9' })).statusCode).toBe(422);
    expect((await app.user.patch(app.exchangePath(), { price_type: 'p2' })).statusCode).toBe(200);
    await waitFor(async () => expect((await app.state()).state).toBe('working'));
    expect((await app.stock()).map(({ price }) => price).toSorted()).toEqual([
      400000, 400100, 400200,
    ]);
    expect(await one.exchange({ 'import.xml': IMPORT, 'offers.xml': priced(5) })).toBe(
      'success\nЗагружено',
    );
    expect((await app.stock()).map(({ price }) => price).toSorted()).toEqual([
      400500, 400600, 400700,
    ]);
  });

  test('pairs are two pieces, a coefficient divides the price, and VAT that is not in it is added', async () => {
    const { one } = await app.open();
    const [first, second, third] = GOODS;
    const goods = [
      {
        ...first,
        unit: '<БазоваяЕдиница Код="715" НаименованиеПолное="Пара (2 шт.)">пара</БазоваяЕдиница>',
      },
      { ...second, unit: '<БазоваяЕдиница Код="796">шт</БазоваяЕдиница>' },
      {
        ...third,
        unit: '<БазоваяЕдиница Код="839" НаименованиеПолное="Комплект">компл</БазоваяЕдиница>',
      },
    ];
    const offers = [
      { id: 'a1', prices: { p1: 10_000 }, rest: 5 },
      { id: 'a2', prices: { p1: 16_000 }, factor: 4, rest: 9 },
      { id: 'a3', prices: { p1: 20_000 }, rest: 3 },
    ];
    await one.exchange({
      'import.xml': importXml(goods),
      'offers.xml': offersXml(offers, { taxed: false }),
    });
    expect(await app.stock()).toEqual([
      { name: 'Cordiant Snow Cross 2', price: 480000, quantity: 9 },
      { name: 'Pirelli Ice Zero', price: 600000, quantity: 10 },
    ]);
  });

  test('in a currency without a rate is asked for its rate, once', async () => {
    const { one } = await app.open();
    const inDollars = (more: number) =>
      offersXml(
        OFFERS.map((offer) => ({ ...offer, prices: { p1: offer.prices.p1 / 10 + more } })),
      ).replaceAll(/<Валюта>руб<\/Валюта>/g, '<Валюта>840</Валюта>');
    const outcome = await one.exchange({ 'import.xml': IMPORT, 'offers.xml': inDollars(0) });
    expect(outcome).toMatch(/^failure\nЕсть цены в долларах, а курса в файле нет/);
    const { rows } = await app.server.db.query<{ id: string }>(
      'select id from price_list where company_id = $1',
      [app.supplierId()],
    );
    const rates = [{ sheet: null, currency: 'USD', rate: 10 }];
    const answer = await app.user.put(app.path(rows[0]?.id ?? '', '/columns'), { rates });
    expect(answer.statusCode, answer.body).toBe(202);
    await waitFor(async () => expect(await app.stock()).toMatchObject(WHOLE));
    expect(await one.exchange({ 'import.xml': IMPORT, 'offers.xml': inDollars(1) })).toBe(
      'success\nЗагружено',
    );
    expect((await app.stock())[0]).toMatchObject({ price: 432000 });
  });

  test('goods in parts are one exchange that ends when 1С says so', async () => {
    const { one } = await app.open();
    await one.signIn();
    await one.call('catalog', 'init', { version: '3.1' });
    for (const [at, good] of GOODS.entries()) {
      await one.send(`goods/${at}/import___1.xml`, importXml([good]));
      expect(await one.load(`goods/${at}/import___1.xml`)).toMatch(/^success/);
      await one.send(
        `goods/${at}/prices___1.xml`,
        offersXml([{ id: good.id, prices: OFFERS[at]?.prices ?? {} }]),
      );
      expect(await one.load(`goods/${at}/prices___1.xml`)).toMatch(/^success/);
      await one.send(
        `goods/${at}/rests___1.xml`,
        offersXml([{ id: good.id, rest: OFFERS[at]?.rest ?? 0 }]),
      );
      expect(await one.load(`goods/${at}/rests___1.xml`)).toMatch(/^success/);
    }
    expect(await app.stock()).toEqual([]);
    expect(await one.until('complete')).toBe('success\nЗагружено');
    expect(await app.stock()).toMatchObject(WHOLE);
    expect(await app.lists()).toBe(1);
  });

  test('a piece that is sent again counts once', async () => {
    const { one } = await app.open();
    await one.signIn();
    const body = Buffer.from(offersXml(OFFERS));
    await one.send('import.xml', IMPORT);
    await one.call('catalog', 'file', { filename: 'offers.xml', body: body.subarray(0, 300) });
    await one.call('catalog', 'file', { filename: 'offers.xml', body: body.subarray(0, 300) });
    await one.call('catalog', 'file', { filename: 'offers.xml', body: body.subarray(300) });
    await one.load('import.xml');
    expect(await one.load('offers.xml')).toBe('success\nЗагружено');
    expect(await app.stock()).toMatchObject(WHOLE);
  });

  test('by two of them at once is kept apart', async () => {
    const { one, login, password } = await app.open();
    const other = oneC(app.server, { login, password });
    const dearer = offersXml(
      OFFERS.map((offer) => ({ ...offer, prices: { p1: offer.prices.p1 + 1 } })),
    );
    const outcomes = await Promise.all([
      one.exchange(FULL),
      other.exchange({ 'import.xml': IMPORT, 'offers.xml': dearer }),
    ]);
    expect(outcomes).toEqual([
      expect.stringMatching(/^success/),
      expect.stringMatching(/^success/),
    ]);
    const prices = (await app.stock()).map(({ price }) => price % 1000);
    expect(new Set(prices).size).toBe(1);
  });
});
