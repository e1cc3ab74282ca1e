import type { CarSizes, ProductPage } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

const ask = async (query: Record<string, string>) => {
  const { status, body } = await server.send(`/cars/sizes?${new URLSearchParams(query)}`);
  return { status, cars: (body as { data: CarSizes[] }).data, body };
};

test('a car answers the sizes and the fastening of each of its modifications', async () => {
  const { cars } = await ask({ brand: 'BMW', model: '3' });
  expect(cars.map(({ modification }) => modification)).toEqual(['F30', 'G20']);
  expect(cars[0]).toMatchObject({
    bolts: 5,
    pcd: 114.3,
    dia: 66.6,
    et_min: 30,
    et_max: 40,
    year_from: 2011,
    year_to: 2019,
    rims: [],
  });
  expect(cars[0]?.tyres.map(({ size }) => size)).toEqual(['205/55 R16', '255/40 R16']);
});

test('a year and a modification leave fewer', async () => {
  const of = async (query: Record<string, string>) =>
    (await ask({ brand: 'BMW', model: '3', ...query })).cars.map(
      ({ modification }) => modification,
    );
  expect(await of({ year: '2015' })).toEqual(['F30']);
  expect(await of({ year: '2019' })).toEqual(['F30', 'G20']);
  expect(await of({ modification: 'G20' })).toEqual(['G20']);
});

test('original sizes come first, the rear size after its front one', async () => {
  await server.db.exec(`
    delete from car_size;
    insert into car_size (car_id, kind, axle, original, width, profile, diameter, et) values
      (1, 'tyre', 'both', false, 22500, 5000, 1700, null), (1, 'tyre', 'front', true, 22500, 4500, 1800, null),
      (1, 'tyre', 'rear', true, 25500, 4000, 1800, null), (1, 'tyre', 'both', false, 18500, null, 1400, null),
      (1, 'rim', 'both', true, 750, null, 1700, 3750)`);
  const { cars } = await ask({ brand: 'BMW', model: '3', modification: 'F30' });
  expect(cars[0]?.tyres.map(({ axle, size }) => [axle, size])).toEqual([
    ['front', '225/45 R18'],
    ['rear', '255/40 R18'],
    ['both', '225/50 R17'],
    ['both', '185 R14'],
  ]);
  expect(cars[0]?.rims).toEqual([
    { axle: 'both', original: true, rim_width: 7.5, diameter: 17, et: 37.5 },
  ]);
});

test('wheels found for a car keep the rules that it answers', async () => {
  const { cars } = await ask({ brand: 'BMW', model: '3' });
  const { data } = await server.post<ProductPage>('/search_v2/disks', {
    car: { brand: 'BMW', model: '3' },
    per_page: 100,
  });
  expect(data.length).toBeGreaterThan(0);
  for (const { specs } of data)
    expect(
      cars.some(
        ({ bolts, pcd, dia, et_min, et_max }) =>
          specs.bolts === bolts &&
          specs.pcd === pcd &&
          specs.dia! >= dia &&
          specs.et! >= et_min &&
          specs.et! <= et_max,
      ),
    ).toBe(true);
});

test('a car that nobody knows is not found, one without a model is refused', async () => {
  expect(await ask({ brand: 'BMW', model: '9' })).toMatchObject({
    status: 404,
    body: { message: 'Такого автомобиля нет' },
  });
  expect((await ask({ brand: 'BMW' })).status).toBe(422);
});
