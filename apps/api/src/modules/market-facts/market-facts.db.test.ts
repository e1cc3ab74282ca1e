import type { MarketFact } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { learnMarketFacts } from './market-facts.jobs.ts';

const KEEPER = 'keeper@protektor.example';
let app: PriceListApp;
let keeper: User;
beforeAll(async () => {
  const server = await createTestApp({ environment: { KEEPERS: `other@a.example, ${KEEPER}` } });
  await server.app.doJobs();
  app = await createPriceListApp(server);
  keeper = await createUser(server, { email: KEEPER, verified: true });
});
afterAll(() => app.server.close());

const query = (text: string, params: unknown[] = []) => app.server.db.query(text, params);
const SIZES = ['205/55 R16 94T', '195/65 R15 91T', '215/60 R16 99T', '225/45 R17 94T'];
let people = 0;

/** Loads a list of a new company. Its people are its own, unless it is given somebody else's. */
async function sells(rows: Cells, owner?: User): Promise<User> {
  await app.changeSupplier();
  const person = owner ?? (await createUser(app.server, { email: `p${people++}@a.example` }));
  const list = [['Наименование', 'Опт', 'Остаток', 'Сезон', 'Штрихкод'], ...rows];
  const { status } = await app.apply(workbook({ Прайс: list }));
  expect(status).toBe('done');
  const company = app.supplierId();
  await query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [company, person.id],
  );
  await query('delete from company_member where company_id = $1 and account_id = $2', [
    company,
    app.user.id,
  ]);
  return person;
}
/** Suppliers with goods of a model in sizes of their own. */
async function sell(model: string, season: string, count: number) {
  for (const size of SIZES.slice(0, count)) await sells([[`${model} ${size}`, 4000, 4, season]]);
}
const learn = () => learnMarketFacts(app.server.db);
const facts = async (model: string): Promise<MarketFact[]> => {
  const answer = await keeper.get('/market-facts?per_page=100');
  expect(answer.statusCode).toBe(200);
  return answer.json().data.filter((fact: MarketFact) => `${fact.brand} ${fact.model}` === model);
};
const seasonOf = async (model: string) =>
  (await facts(model)).filter(({ attribute }) => attribute === 'season').map(({ value }) => value);

/** How a row without a season is read: its season, and whether it is asked. */
async function readRow(name: string) {
  await app.changeSupplier();
  const { id } = await app.upload(
    workbook({
      Прайс: [
        ['Наименование', 'Опт', 'Остаток'],
        [name, 4000, 4],
      ],
    }),
  );
  await app.until(id, 'preview');
  const rows = (await app.user.get(app.path(id, '/rows'))).json().data;
  const doubts = (await app.user.get(app.path(id, '/doubts'))).json().data;
  await app.user.post(app.path(id, '/cancel'));
  return {
    season: rows[0].season,
    from: rows[0].from.season,
    isAsked: doubts.some(({ kind }: { kind: string }) => kind === 'no_season'),
  };
}

describe('what three independent suppliers state', () => {
  test('is read where a row says nothing of it', async () => {
    expect(await readRow('Zimogor Lumen 185/65 R15 88T')).toEqual({
      season: null,
      from: null,
      isAsked: true,
    });
    await sell('Zimogor Lumen', 'зима', 3);
    await learn();
    expect(await seasonOf('Zimogor Lumen')).toEqual(['winter']);
    expect(await readRow('Zimogor Lumen 185/65 R15 88T')).toEqual({
      season: 'winter',
      from: 'market',
      isAsked: false,
    });
  });

  test('loses to what the row says', async () => {
    await sell('Zimogor Breeze', 'зима', 3);
    await learn();
    expect(await readRow('Zimogor Breeze 185/65 R15 88T летняя')).toMatchObject({
      season: 'summer',
      from: 'name',
    });
  });

  test('is no evidence of itself', async () => {
    await sell('Zimogor Echo', 'зима', 3);
    await learn();
    const silent = SIZES.map((size) => [`Zimogor Echo ${size} XL`, 4000, 4]);
    for (const row of silent) await sells([row]);
    await learn();
    expect((await facts('Zimogor Echo')).map(({ said: voiceCount }) => voiceCount)).toEqual([3]);
  });

  test('is not learnt of a model that the dictionary knows', async () => {
    await sell('Pirelli Ice Zero', 'лето', 4);
    await learn();
    expect(await seasonOf('Pirelli Ice Zero')).toEqual([]);
  });

  test('ends when others begin to deny it', async () => {
    await sell('Zimogor Turn', 'зима', 3);
    await learn();
    await sells([['Zimogor Turn 155/70 R13 75T', 4000, 4, 'лето']]);
    await learn();
    expect(await seasonOf('Zimogor Turn')).toEqual([]);
  });
});

describe('a mistake does not spread', () => {
  test('of one supplier with many rows', async () => {
    await sells(SIZES.map((size) => [`Zimogor Poison ${size}`, 4000, 4, 'лето']));
    await learn();
    expect(await seasonOf('Zimogor Poison')).toEqual([]);
  });

  test('of companies of one owner', async () => {
    const owner = await createUser(app.server, { email: 'owner-of-two@a.example' });
    await sells([[`Zimogor Twins ${SIZES[0]}`, 4000, 4, 'лето']], owner);
    await sells([[`Zimogor Twins ${SIZES[1]}`, 4000, 4, 'лето']], owner);
    await sells([[`Zimogor Twins ${SIZES[2]}`, 4000, 4, 'лето']]);
    await learn();
    expect(await seasonOf('Zimogor Twins')).toEqual([]);
  });

  test.each([
    ['ИНН', `update company set inn = '7707083893', kpp = right(id::text, 9) where id = any($1)`],
    [
      'a bank account',
      `update company set bank_account = '40702810900000000001' where id = any($1)`,
    ],
    ['a phone', `update company set phone = '79160000009' where id = any($1)`],
    [
      'an employee',
      `insert into employee (company_id, full_name, email) select unnest($1::uuid[]), 'Ян', 'jan@a.example'`,
    ],
    [
      'a browser',
      `insert into device (token_hash, account_id) select '\\x01', account_id from company_member where company_id = any($1)`,
    ],
  ])('of companies that share %s', async (what, share) => {
    const model = `Zimogor Shared ${what.length}`;
    const companies: string[] = [];
    for (const size of SIZES.slice(0, 3)) {
      await sells([[`${model} ${size}`, 4000, 4, 'лето']]);
      companies.push(app.supplierId());
    }
    await learn();
    expect(await seasonOf(model)).toEqual(['summer']);
    await query(share, [companies.slice(0, 2)]);
    await learn();
    expect(await seasonOf(model)).toEqual([]);
  });

  test('of a list that others have copied', async () => {
    const list = SIZES.map((size) => [`Zimogor Copy ${size}`, 4000, 4, 'лето']);
    await sells(list);
    await sells([...list.slice(0, 3), ['Zimogor Other 175/70 R13 82T', 4000, 4, 'лето']]);
    await sells(list.map(([name, ...rest]) => [`${name}`.toUpperCase(), ...rest]));
    await learn();
    expect(await seasonOf('Zimogor Copy')).toEqual([]);
  });
});

describe('two names of one model', () => {
  test('are proposed where a barcode agrees, and one card after a keeper’s yes', async () => {
    const rowsNamed = (name: string, code: string | null) => [[name, 4000, 4, 'зима', code]];
    await sells(rowsNamed(`Zimogor Winterland ${SIZES[0]}`, '4640000000028'));
    await sells(rowsNamed(`Zimogor ZK77 ${SIZES[0]}`, '4640000000028'));
    await learn();
    const [proposed] = await facts('Zimogor Winterland');
    expect(proposed).toMatchObject({
      attribute: 'alias',
      value: 'ZK77',
      state: 'proposed',
      said: 1,
    });
    const cards = async () =>
      (
        await query(
          `select distinct p.id from offer o join product p on p.id = o.product_id where p.size like '195/65%'
           and o.source_name ~ 'Winterland|ZK77'`,
        )
      ).rows.length;
    await keeper.put(`/market-facts/${proposed?.id}`, { state: 'learnt' });
    await sells(rowsNamed(`Zimogor Winterland ${SIZES[1]}`, null));
    await sells(rowsNamed(`Zimogor ZK77 ${SIZES[1]}`, null));
    expect(await cards()).toBe(1);
  });
});

describe('a keeper', () => {
  test('undoes a fact, and it does not come back by the same word', async () => {
    await sell('Zimogor Back', 'лето', 3);
    await learn();
    const [fact] = await facts('Zimogor Back');
    const answer = await keeper.put(`/market-facts/${fact?.id}`, { state: 'undone' });
    expect(answer.json()).toMatchObject({ state: 'undone', decided_by: KEEPER });
    await sells([[`Zimogor Back ${SIZES[3]}`, 4000, 4, 'лето']]);
    await learn();
    expect((await facts('Zimogor Back')).map(({ state }) => state)).toEqual(['undone']);
    expect(await readRow('Zimogor Back 185/65 R15 88T')).toMatchObject({
      season: null,
      isAsked: true,
    });
  });

  test('accepts what was undone, and the market does not overrule it', async () => {
    await sell('Zimogor Yes', 'лето', 3);
    await learn();
    const [fact] = await facts('Zimogor Yes');
    await keeper.put(`/market-facts/${fact?.id}`, { state: 'undone' });
    await keeper.put(`/market-facts/${fact?.id}`, { state: 'learnt' });
    for (const size of ['155/70 R13 75T', '165/70 R13 79T', '175/70 R14 84T', '185/60 R14 82T'])
      await sells([[`Zimogor Yes ${size}`, 4000, 4, 'зима']]);
    await learn();
    expect(await seasonOf('Zimogor Yes')).toEqual(['summer']);
  });

  test('is whoever the installation names, with a confirmed address', async () => {
    const someone = await createUser(app.server, { email: 'someone@a.example', verified: true });
    const unconfirmed = await createUser(app.server, { email: 'other@a.example' });
    for (const user of [someone, unconfirmed]) {
      expect((await user.get('/market-facts')).statusCode).toBe(403);
      expect((await user.put('/market-facts/1', { state: 'undone' })).statusCode).toBe(403);
      expect((await user.get('/user')).json().is_keeper).toBe(false);
    }
    expect((await keeper.get('/user')).json().is_keeper).toBe(true);
    expect((await keeper.put('/market-facts/999999', { state: 'undone' })).statusCode).toBe(404);
  });

  test('sees what is of one state alone', async () => {
    const states = async (state: string) =>
      (await keeper.get(`/market-facts?state=${state}`))
        .json()
        .data.map((one: MarketFact) => one.state);
    expect(new Set(await states('undone'))).toEqual(new Set(['undone']));
    expect(new Set(await states('learnt'))).toEqual(new Set(['learnt']));
  });
});

test('what nobody has said for a year is forgotten', async () => {
  await query(
    `insert into market_fact (brand, model, attribute, value, state, said, denied, sureness, suppliers, seen_at)
     values ('Zimogor', 'Old', 'season', 'winter', 'learnt', 3, 0, 0.875, '{}', now() - interval '13 months'),
       ('Zimogor', 'Young', 'season', 'winter', 'learnt', 3, 0, 0.875, '{}', now() - interval '11 months')`,
  );
  await learn();
  expect(await seasonOf('Zimogor Old')).toEqual([]);
  expect(await seasonOf('Zimogor Young')).toEqual(['winter']);
});
