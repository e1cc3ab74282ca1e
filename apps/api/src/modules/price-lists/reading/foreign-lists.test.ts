import { describe, expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import type { Cells } from '../../../testing/price-lists/workbook.ts';
import { accountFor } from '../columns/account.ts';

/** The same three tyres, of models that nobody knows: whatever is told of them is read from the list. */
const TYRES = [
  { code: 'T1040', brand: 'Nokian', model: 'Ztox Pro', size: [205, 55, 16], at: [91, 'V'] },
  { code: 'T1053', brand: 'Viatti', model: 'Velmar', size: [195, 65, 15], at: [91, 'T'] },
  { code: 'T1071', brand: 'Kumho', model: 'Korda Line', size: [185, 65, 15], at: [88, 'T'] },
] as const;
const PRICES = [3900, 4611, 5322] as const;
const STOCK = [1, 8, 15] as const;
const GOODS = [
  { model: 'Ztox Pro', size: '205/55 R16', indices: '91V', season: 'summer', studded: false },
  { model: 'Velmar', size: '195/65 R15', indices: '91T', season: 'winter', studded: true },
  { model: 'Korda Line', size: '185/65 R15', indices: '88T', season: 'all_season', studded: false },
].map((good, at) => ({ ...good, price: PRICES[at], stocks: `null: ${STOCK[at]}` }));

/** Titles of: code, brand, model, width, profile, diameter, load, speed, season, studs, purchase, price, retail, stock. */
const LISTS: readonly [language: string, titles: string, seasons: string, flags: string][] = [
  [
    'German',
    'Artikelnummer, Hersteller, Profil, Breite, Querschnitt, Zoll, Tragfähigkeitsindex, Geschwindigkeitsindex, Saison, Spikes, EK-Preis, Verkaufspreis RUB, UVP, Bestand',
    'Sommer, Winter, Ganzjahr',
    'ja, nein',
  ],
  [
    'Polish',
    'Kod produktu, Producent, Bieżnik, Szerokość, Profil, Średnica, Indeks nośności, Indeks prędkości, Sezon, Kolce, Cena zakupu, Cena hurtowa RUB, Cena detaliczna, Stan magazynowy',
    'letnie, zimowe, całoroczne',
    'tak, nie',
  ],
  [
    'Ukrainian',
    'Код, Виробник, Модель, Ширина, Висота, Діаметр, Індекс навантаження, Індекс швидкості, Сезонність, Шипи, Вхідна ціна, Ціна гуртова руб, Роздріб, Залишок',
    'Літо, Зима, Всесезонні',
    'так, ні',
  ],
  [
    'Kazakh',
    'Коды, Өндіруші, Үлгісі, Ені, Биіктігі, Диаметрі, Жүктеме индексі, Жылдамдық индексі, Маусым, Тікен, Сатып алу бағасы, Көтерме баға руб, Бөлшек баға, Қалдық',
    'Жазғы, Қысқы, Барлық маусым',
    'иә, жоқ',
  ],
  [
    'Turkish',
    'Stok Kodu, Marka, Desen, Taban, Kesit, Jant, Yük Endeksi, Hız Endeksi, Mevsim, Çivili, Alış Fiyatı, Toptan Fiyatı RUB, Perakende Fiyatı, Stok Miktarı',
    'Yaz, Kış, 4 Mevsim',
    'evet, hayır',
  ],
  [
    'Spanish',
    'Referencia, Fabricante, Modelo, Ancho, Perfil, Llanta, Índice de carga, Índice de velocidad, Temporada, Clavos, Precio de coste, Precio mayorista RUB, PVP, Existencias',
    'Verano, Invierno, Todo tiempo',
    'sí, no',
  ],
  [
    'English',
    'SKU, Manufacturer, Pattern, Section Width, Aspect Ratio, Rim Diameter, Load Index, Speed Rating, Season, Studded, Landed Cost, Dealer Price, MSRP, Qty On Hand',
    'Summer, Winter, All Season',
    'Yes, No',
  ],
  [
    'Czech',
    'Kód, Výrobce, Dezén, Šířka, Výška, Průměr, Index nosnosti, Index rychlosti, Období, Hroty, Nákupní cena, Velkoobchodní cena RUB, Maloobchodní cena, Skladem ks',
    'letní, zimní, celoroční',
    'ano, ne',
  ],
  [
    'Chinese',
    '编号, 品牌, 花纹, 宽度, 扁平比, 直径, 载重指数, 速度级别, 季节, 镶钉, 进价, 批发价（卢布）, 零售价, 库存',
    '夏季, 冬季, 四季',
    '是, 否',
  ],
  [
    'Italian',
    'Codice, Marca, Modello, Larghezza, Serie, Cerchio, Indice di carico, Indice di velocità, Stagione, Chiodato, Prezzo di acquisto, Prezzo ingrosso RUB, Prezzo al pubblico, Giacenza',
    'Estivo, Invernale, 4 stagioni',
    'sì, no',
  ],
  [
    'French',
    'Référence, Marque, Profil, Largeur, Hauteur, Diamètre, Indice de charge, Indice de vitesse, Saison, Clouté, Prix d’achat, Prix de gros RUB, Prix public, Stock disponible',
    'Été, Hiver, Toutes saisons',
    'oui, non',
  ],
];

describe('lists in other languages are read as Russian ones', () => {
  test.for(LISTS)('%s', async ([, titles, seasons, flags]) => {
    const [season, [yes, no]] = [seasons.split(', '), flags.split(', ')];
    const rows = TYRES.map(({ code, brand, model, size, at }, row) => [
      code,
      brand,
      model,
      ...size,
      ...at,
      season[row],
      row === 1 ? yes : no,
      PRICES[row]! - 700,
      PRICES[row],
      PRICES[row]! + 900,
      STOCK[row],
    ]) as Cells[number][];
    const file = list(titles.split(', '), ...rows);
    const [layout] = await layoutsOf(file);
    expect(layout?.questions).toEqual([]);
    expect(await summariesOf(file)).toMatchObject(GOODS);
  });

  test.for([
    ['Назва', 'Ціна, грн', 'Кількість'],
    ['Nazwa towaru', 'Cena (zł)', 'Ilość'],
    ['Bezeichnung', 'Preis €', 'Menge'],
    ['Ürün Adı', 'Birim Fiyat (TL)', 'Adet'],
    ['Атауы', 'Бағасы (теңге)', 'Саны'],
    ['Název', 'Cena Kč', 'Množství'],
    ['品名', '单价（元）', '数量'],
    ['name', 'priceRUAH', 'stock'],
    ['name', 'priceUSD', 'stock'],
  ])('no rouble is sold of «%s», «%s»', async (titles) => {
    const goods = await summariesOf(
      list(titles, ['Viatti Strada 205/55 R16 91V', 520, 4], ['Viatti V-1 195/65 R15 91T', 410, 8]),
    );
    expect(goods).toEqual([
      expect.stringMatching(/^Цена в .*курса в файле нет/),
      expect.stringMatching(/^Цена в .*курса в файле нет/),
    ]);
  });
});

const NAMES = [
  'Viatti Strada 205/55 R16 91V',
  'Viatti V-1 195/65 R15 91T',
  'Viatti V-2 185/65 R15',
];

/** What is asked about a list with the given columns beside names, and where its price and stock are found. */
async function foundIn(columns: Record<string, readonly (string | number)[]>) {
  const titles = Object.keys(columns);
  const rows = NAMES.map((name, at) => [name, ...titles.map((title) => columns[title]![at]!)]);
  const [found] = await layoutsOf(list(['name', ...titles], ...rows));
  const layout = accountFor(found!);
  const titleOf = (field: string) => layout.columns.find((each) => each.field === field)?.title;
  return {
    price: titleOf('bulk_price'),
    stock: titleOf('quantity'),
    asked: layout.questions.flatMap(({ candidates }) => candidates.map(({ title }) => title)),
  };
}

const PRICE = [3900, 4611, 5322];
describe('what engines of shops call otherwise', () => {
  test('the wholesale price of a shop beside its price may be what it pays', async () => {
    const { asked } = await foundIn({
      'Price tax excluded': PRICE,
      'Wholesale price': [3100, 3700, 4200],
      Quantity: [4, 8, 2],
    });
    expect(asked).toEqual(['Price tax excluded', 'Wholesale price']);
  });

  test('beside prices of kinds that are named it is the one for dealers', async () => {
    const { price, asked } = await foundIn({
      wholesale_price: PRICE,
      retail_price: [4900, 5600, 6300],
      qty: [4, 8, 2],
    });
    expect({ price, asked }).toEqual({ price: 'wholesale_price', asked: [] });
  });

  test.for(['Minimal quantity', 'minimum_qty', 'stock_status_id', 'Low stock amount', 'max_qty'])(
    '«%s» is no stock',
    async (title) => {
      const { stock } = await foundIn({ price: PRICE, [title]: [1, 1, 7], quantity: [4, 8, 2] });
      expect(stock).toBe('quantity');
    },
  );

  test.for([
    ['status', [1, 2, 1]],
    ['Публикация', ['показ', 'скрыт', 'показ']],
    ['visibility', [4, 1, 4]],
  ] as const)('the words and numbers of «%s» are asked about', async ([title, values]) => {
    const { asked } = await foundIn({ price: PRICE, qty: [4, 8, 2], [title]: values });
    expect(asked).toEqual([title]);
  });

  test.for(['price_cents', 'Цена в копейках', 'priceKopecks'])(
    '«%s» is in hundredths, and no price',
    async (title) => {
      const sums = PRICE.map((price) => price * 100);
      expect((await foundIn({ [title]: sums, qty: [4, 8, 2] })).price).toBeUndefined();
    },
  );

  test('«Цена, руб. коп.» is in roubles', async () => {
    expect((await foundIn({ 'Цена, руб. коп.': PRICE, qty: [4, 8, 2] })).price).toBeDefined();
  });

  test('the base currency of a feed is that of its prices', async () => {
    const item = (name: string) =>
      `<item><name>${name}</name><price>4100</price><vendor>Viatti</vendor><stock_quantity>4</stock_quantity></item>`;
    const file = Buffer.from(
      `<?xml version="1.0"?><price><currency code="UAH" rate="1"/><items>${NAMES.map(item).join('')}</items></price>`,
    );
    expect((await summariesOf(file))[0]).toMatch(/^Цена в гривнах/);
  });
});

describe('pairs of names and values in one cell are columns', () => {
  const expectedFacts = {
    brand: 'Nokian',
    model: 'Ztox Pro',
    size: '205/55 R16',
    season: 'winter',
  };
  test.for([
    ['Ширина: 205; Профиль: 55; Диаметр: 16; Сезон: зима'],
    ['Ширина=205\nПрофиль=55\nДиаметр=16\nСезон=зима'],
    ['width: 205 | height: 55 | diameter: 16 | season: winter'],
    ['Сезон: зима, Диаметр: 16, Профиль: 55, Ширина: 205'],
  ])('%j', async ([pairs = '']) => {
    const titles = ['Код', 'Название', 'Характеристики', 'Цена', 'Остаток'];
    const row = (code: string) => [code, 'Nokian Ztox Pro', pairs, 8000, 4];
    expect(await summariesOf(list(titles, row('A1'), row('A2')))).toMatchObject([
      expectedFacts,
      expectedFacts,
    ]);
  });

  test('a description with a colon stays one', async () => {
    const [layout] = await layoutsOf(
      list(
        ['Наименование', 'Описание', 'Цена', 'Остаток'],
        [NAMES[0]!, 'Внимание: без возврата; самовывоз: склад', 8000, 4],
        [NAMES[1]!, 'Акция: да; подарок: нет', 8000, 4],
      ),
    );
    expect(layout?.header.titles).toEqual(['Наименование', 'Описание', 'Цена', 'Остаток']);
  });
});
