import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

const NAMELESS = '0500-nameless';

/** What the product wrote before: rows of the dictionaries for what has no name, and their words in texts. */
const BEFORE = `
  insert into brand (id, name) values (101, 'Без бренда'), (102, 'Viatti');
  insert into model (id, brand_id, name) values (201, 101, 'Без модели'), (202, 102, 'Без модели'), (203, 101, 'Snow Cross'),
    (204, 102, 'Bosco');
  insert into product (id, section, brand_id, model_id, size, load_index, speed_index, search_text) values
    (1, 1, 101, 201, '205/55 R16', '91', 'V', 'без бренда без модели 205/55r16'),
    (2, 1, 102, 202, '205/55 R16', '91', 'V', 'viatti без модели 205/55r16'),
    (3, 1, 101, 203, '205/55 R16', null, null, 'без бренда snow cross 205/55r16'),
    (4, 1, 102, 204, '205/55 R16', null, null, 'viatti bosco 205/55r16');
  insert into listing (product_id, section, brand_id, model_id, sort_name, offers_count) values
    (1, 1, 101, 201, 'без бренда без модели 205/55 r16', 1), (2, 1, 102, 202, 'viatti без модели 205/55 r16', 1),
    (3, 1, 101, 203, 'без бренда snow cross 205/55 r16', 1), (4, 1, 102, 204, 'viatti bosco 205/55 r16', 1);`;

test('what was called «Без бренда» and «Без модели» has no name any more, and all else stays', async () => {
  const db = await createEmptyDatabase();
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < NAMELESS),
  );
  await db.exec(BEFORE);
  await migrate(
    db,
    all.filter(({ name }) => name <= NAMELESS),
  );
  const rows = async (text: string) => (await db.query(text)).rows;
  expect(await rows('select name from brand')).toEqual([{ name: 'Viatti' }]);
  expect(await rows('select brand_id, name from model order by id')).toEqual([
    { brand_id: null, name: 'Snow Cross' },
    { brand_id: 102, name: 'Bosco' },
  ]);
  const brief = `product_brief(id) ->> 'brand' brand, product_brief(id) ->> 'model' model, product_brief(id) ->> 'title' title`;
  expect(
    await rows(
      `select ${brief}, search_text, l.sort_name from product join listing l on l.product_id = id order by id`,
    ),
  ).toEqual([
    {
      brand: null,
      model: null,
      title: '205/55 R16 91V',
      search_text: '205/55r16',
      sort_name: '205/55 r16',
    },
    {
      brand: 'Viatti',
      model: null,
      title: 'Viatti 205/55 R16 91V',
      search_text: 'viatti 205/55r16',
      sort_name: 'viatti 205/55 r16',
    },
    {
      brand: null,
      model: 'Snow Cross',
      title: 'Snow Cross 205/55 R16',
      search_text: 'snow cross 205/55r16',
      sort_name: 'snow cross 205/55 r16',
    },
    {
      brand: 'Viatti',
      model: 'Bosco',
      title: 'Viatti Bosco 205/55 R16',
      search_text: 'viatti bosco 205/55r16',
      sort_name: 'viatti bosco 205/55 r16',
    },
  ]);
  expect(await rows('select value, n from vocab_count')).toEqual([{ value: 102, n: 2 }]);
  expect(await rows('select n from category_stat')).toEqual([{ n: 4 }]);
  await db.close();
});
