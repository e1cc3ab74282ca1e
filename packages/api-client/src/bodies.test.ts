import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract, problems } from './testing/contract.ts';

const schema = (name: string) => contract.components.schemas[name] ?? {};
const accepts = (name: string, value: unknown) => problems(schema(name), value).length === 0;

const TYRE = { width: [205], profile: [55], diameter: [16], season: ['winter'], studded: true };
const RIM = { rim_width: [7], diameter: [17], bolts: [5], pcd: [114.3], et_min: 40, dia_min: 60.1 };
const CAR = { car: { brand: 'Kia', model: 'Rio', year: 2019 } };
const REAR = { rear: { width: 275, profile: 35, diameter: 19 } };

describe.each([
  ['SearchTyresBody', { ...TYRE, ...CAR, ...REAR, facets: ['season', 'price'] }, RIM],
  ['SearchDisksBody', { ...RIM, ...CAR, facets: ['pcd'] }, TYRE],
  [
    'SearchTruckTyresBody',
    { ...TYRE, axle: ['steer'], ply_rating: [20] },
    { application: ['agro'] },
  ],
  ['SearchTruckDisksBody', { ...RIM, rim_type: ['steel'] }, CAR],
  ['SearchSpecialTyresBody', { ...TYRE, application: ['agro'], pattern: ['R-1W'] }, { axle: [] }],
  ['SearchMotoTyresBody', { ...TYRE, position: ['rear'], moto_type: ['sport'] }, { pcd: [100] }],
  ['SearchQuadroTyresBody', { ...TYRE, position: ['front'], ply_rating: [6] }, { moto_type: [] }],
])('%s', (name, ownBody, foreign) => {
  const common = { q: '205/55', brand: ['Nokian Tyres'], city: ['Казань'], quantity_min: 4 };

  test('takes its own attributes with the common ones', () => {
    expect(problems(schema(name), { ...common, ...ownBody, page: 2, per_page: 100 })).toEqual([]);
  });

  test('refuses the attributes of other sections', () => {
    expect(accepts(name, foreign)).toBe(false);
  });

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: '1' },
    { per_page: 101 },
    { per_page: 0 },
    { order_by: 'price__asc' },
    { price_min: -1 },
    { price_min: 10.5 },
    { brand: 'Nokian' },
    { brand: [''] },
    { facets: ['price', 'price'] },
    { facets: ['title'] },
    { favorite: 'yes' },
    { supplier_id: ['1'] },
    { surprise: 1 },
  ])('refuses %o', (body) => {
    expect(accepts(name, body)).toBe(false);
  });
});

describe('a login', () => {
  test.each([
    'buyer@demo.example',
    'a.b-c_d@mail.ru',
    '+7 (916) 123-45-67',
    '89161234567',
    '123456',
  ])('may be %s', (login) => {
    expect(accepts('Login', login)).toBe(true);
  });

  test.each([
    '',
    'buyer',
    'buyer@',
    '@mail.ru',
    'a@b',
    'a b@mail.ru',
    '12345',
    'a@b.ru\nBcc: c@d.ru',
  ])('is not %o', (login) => {
    expect(accepts('Login', login)).toBe(false);
  });

  test('of 6 to 16 digits is a phone, however they are spaced', () => {
    const gap = fc.constantFrom('', ' ', '-', ' (', ') ', '--');
    const digits = fc.array(fc.tuple(gap, fc.integer({ min: 0, max: 9 })), { maxLength: 30 });
    fc.assert(
      fc.property(digits, (pairs) => {
        const phone = `+${pairs.flat().join('')}`;
        expect(accepts('Login', phone)).toBe(pairs.length >= 6 && pairs.length <= 16);
      }),
    );
  });
});

describe('an e-mail', () => {
  test.each(['a@b.ru', 'ivan-petrov.1@mail.koleso.info', 'A_1@B.COM'])('may be %s', (email) => {
    expect(accepts('Email', email)).toBe(true);
  });

  test.each([
    '-a@b.ru',
    '.a@b.ru',
    'a+b@c.ru',
    'a@b.museum',
    'a@b.r',
    'a@b.рф',
    'a@b.ru\r\nBcc: x',
  ])('is not %o', (email) => {
    expect(accepts('Email', email)).toBe(false);
  });
});
