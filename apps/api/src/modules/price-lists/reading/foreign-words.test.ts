import { describe, expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import { accountFor } from '../columns/account.ts';

const STRADA = 'Viatti Strada V-130 205/55 R16 91V';
const FRIEND = 'Kumho ES31 195/65 R15 91T';
const TITLES = ['name', 'price', 'qty'];

describe('words of stock', () => {
  test.for([
    ['Verfügbarkeit', 'auf Lager', 'ausverkauft'],
    ['Dostępność', 'ponad 20', 'brak'],
    ['Наявність', 'більше 20', 'немає'],
    ['Stok', 'var', 'tükendi'],
    ['Existencias', 'más de 20', 'sin stock'],
    ['Skladem', 'skladem', 'není skladem'],
    ['库存', '20以上', '缺货'],
    ['Қалдық', '20-дан көп', 'қоймада жоқ'],
    ['Availability', '10 or more', 'Backorder'],
  ])('«%s»: «%s», «%s»', async ([title = '', someWord = '', none = '']) => {
    const goods = await summariesOf(
      list(['name', 'price', title], [STRADA, 4100, someWord], [FRIEND, 3100, none]),
    );
    expect(
      goods.map((good) => typeof good === 'object' && Number(good.stocks.split(': ')[1]) > 0),
    ).toEqual([true, false]);
  });

  test('what cannot be counted in a reserve is not sold', async () => {
    const [held, free] = await summariesOf(
      list([...TITLES, 'Резерв'], [STRADA, 4100, 4, 'Иванов'], [FRIEND, 3100, 4, 1]),
    );
    expect(held).toBe('Непонятно, сколько штук в резерве');
    expect(free).toMatchObject({ stocks: 'null: 3' });
  });
});

describe('prices of sets are no prices of pieces', () => {
  test.for([
    'Preis (4 Stück)',
    'Cena za 4 szt',
    'Cena za 4 ks',
    'Cena za sadu',
    'Precio juego de 4',
    'Prezzo treno (4)',
    'Prix du jeu',
    '4 tyres price',
    '四条价格',
  ])('«%s»', async (title) => {
    const [layout] = await layoutsOf(
      list(['name', title, 'qty'], [STRADA, 16_400, 4], [FRIEND, 12_400, 8]),
    );
    expect(layout?.columns.find(({ field }) => field === 'bulk_price')).toBeUndefined();
  });

  test.for([
    '4x Viatti Strada 205/55 R16 91V',
    'Viatti Strada 205/55 R16 91V (4 шт)',
    'Viatti Strada 205/55 R16 91V (4 pcs)',
    'Set of 4 Viatti Strada 205/55 R16 91V',
    'Komplet 4 szt. Viatti Strada 205/55 R16 91V',
    'Juego de 4 neumáticos Viatti Strada 205/55 R16 91V',
    '4 Stück Viatti Strada 205/55 R16 91V',
  ])('«%s»', async (name) => {
    expect((await summariesOf(list(TITLES, [name, 16_400, 4], [FRIEND, 3100, 8])))[0]).toMatch(
      /^Продаётся комплектом из 4 шт/,
    );
  });

  test.for(['Viatti Strada 205/55 R16 91V осталось 4 шт', 'Viatti Strada 4x4 205/55 R16 91V'])(
    '«%s» is a piece',
    async (name) => {
      expect(
        (await summariesOf(list(TITLES, [name, 4100, 4], [FRIEND, 3100, 8])))[0],
      ).toMatchObject({
        price: 4100,
      });
    },
  );

  test('a price up to four pieces and one from four pieces are both asked about', async () => {
    const [layout] = await layoutsOf(
      list(
        ['name', 'Цена до 4 шт', 'Цена от 4 шт', 'qty'],
        [STRADA, 4300, 4100, 4],
        [FRIEND, 3300, 3100, 8],
      ),
    );
    expect(layout?.questions[0]?.candidates).toHaveLength(2);
  });
});

describe('what is used is sold as used', () => {
  test.for([
    ['Zustand', 'gebraucht', 'neu'],
    ['Stan', 'używane', 'nowe'],
    ['Стан', 'вживана', 'нова'],
    ['Condition', 'Used', 'New'],
    ['Estado', 'usado', 'nuevo'],
    ['Durum', 'ikinci el', 'sıfır'],
    ['Stav', 'použité', 'nové'],
    ['Condizione', 'usato', 'nuovo'],
    ['状态', '二手', '全新'],
    ['Вид', 'Б/У', 'Новые'],
  ])('«%s»: «%s», «%s»', async ([title = '', used = '', fresh = '']) => {
    const rows = [used, fresh, used, fresh].map((word, at) => [
      at % 2 ? FRIEND : STRADA,
      4100,
      4,
      word,
    ]);
    expect(
      (await summariesOf(list([...TITLES, title], ...rows))).map(
        (good) => typeof good === 'object' && good.condition,
      ),
    ).toEqual(['used', 'new', 'used', 'new']);
  });

  test.for([`${STRADA} gebraucht`, `${STRADA} używana`, `${STRADA} Б/В`, `${STRADA} second hand`])(
    '«%s»',
    async (name) => {
      expect(
        (await summariesOf(list(TITLES, [name, 1900, 2], [FRIEND, 3100, 8])))[0],
      ).toMatchObject({ condition: 'used' });
    },
  );
});

/** What is asked about a column beside names, prices and stock. */
async function askedAbout(title: string, values: readonly (string | number | null)[]) {
  const rows = [0, 1, 2, 3].map((at) => [
    at % 2 ? FRIEND : STRADA,
    4100 + at,
    4,
    values[at] ?? null,
  ]);
  const [layout] = await layoutsOf(list([...TITLES, title], ...rows));
  return accountFor(layout!).questions.flatMap(({ candidates }) =>
    candidates.map((each) => each.title),
  );
}

describe('what may change the price or the sale of rows', () => {
  test.for([
    ['Скидка', ['10%', '5%', '10%', '0']],
    ['Discount, %', [10, 5, 10, 5]],
    ['Rabatt', [0, 5, 0, 0]],
    ['Признак', ['X', null, 'X', null]],
    ['End of life', ['x', null, null, null]],
    ['Отгрузка', ['стоп', 'ок', 'ок', 'стоп']],
    ['used', [1, 0, 0, 1]],
    ['Deleted At', ['2026-01-01', null, null, '2026-02-01']],
  ] as const)('«%s» %j is asked about', async ([title, values]) => {
    expect(await askedAbout(title, values)).toEqual([title]);
  });

  test.for([
    ['Скидка', [0, 0, 0, 0]],
    ['Новинка', ['+', null, '+', null]],
    ['Хит продаж', ['да', null, null, null]],
    ['stop_sale', [1, 0, 0, 1]],
  ] as const)('«%s» %j is not', async ([title, values]) => {
    expect(await askedAbout(title, values)).toEqual([]);
  });

  test.for(['Цена учетная', 'Учётная цена'])('«%s» is what the supplier pays', async (title) => {
    const [layout] = await layoutsOf(
      list(['name', title, 'qty'], [STRADA, 3100, 4], [FRIEND, 2900, 8]),
    );
    expect(layout?.columns[1]).toMatchObject({ field: null, price_type: 'purchase' });
  });
});

describe('a currency of a whole document', () => {
  const goods = [
    { name: STRADA, price: 41, qty: 4 },
    { name: FRIEND, price: 31, qty: 8 },
  ];
  const items = goods
    .map(
      ({ name, price, qty }) =>
        `<item><name>${name}</name><price>${price}</price><qty>${qty}</qty></item>`,
    )
    .join('');
  test.for([
    ['JSON', JSON.stringify({ currency: 'EUR', items: goods })],
    ['JSON, deeper', JSON.stringify({ meta: { priceCurrency: 'EUR' }, items: goods })],
    ['an attribute', `<list currency="EUR">${items}</list>`],
    ['an element', `<list><header><valuta>EUR</valuta></header><items>${items}</items></list>`],
  ])('%s', async ([, text = '']) => {
    expect((await summariesOf(Buffer.from(text)))[0]).toMatch(/^Цена в евро/);
  });
});

describe('wheels by their numbers', () => {
  test.for([
    'Felgenbreite, Felgendurchmesser, Lochzahl, Lochkreis, Einpresstiefe, Mittenloch, Preis RUB, Bestand',
    'Szerokość felgi, Średnica felgi, Ilość otworów, Rozstaw, ET, Otwór centralny, Cena RUB, Ilość',
    'Rim Width, Rim Diameter, Bolt Holes, PCD, Offset, Center Bore, Price, Qty',
    'Ширина диска, Діаметр диска, Кількість отворів, Міжболтова відстань, Виліт, Центральний отвір, Ціна руб, Залишок',
    'Jant Genişliği, Jant Çapı, Bijon Sayısı, Bijon Aralığı, Ofset, Göbek Çapı, Fiyat RUB, Stok',
    'Ancho, Diámetro, Número de agujeros, Distancia entre agujeros, Bombín, Buje, Precio RUB, Stock',
  ])('%s', async (titles) => {
    const goods = await summariesOf(
      list(
        ['SKU', 'Brand', 'Model', ...titles.split(', ')],
        ['D1', 'Kumho', 'K1', 7, 17, 5, 114.3, 45, 60.1, 6100, 4],
        ['D2', 'Kumho', 'K2', 6.5, 16, 5, 112, 50, 57.1, 5800, 8],
      ),
    );
    expect(goods[0]).toMatchObject({
      section: 'disks',
      size: '7×17',
      wheel: '5×114.3 ET45 D60.1',
      price: 6100,
      stocks: 'null: 4',
    });
  });
});

test('roubles and kopecks in words are one sum', async () => {
  expect(
    (
      await summariesOf(
        list(TITLES, [STRADA, '4100 руб. 50 коп.', 4], [FRIEND, '3100 руб. 00 коп.', 8]),
      )
    )[0],
  ).toMatchObject({ price: 4100.5 });
});
