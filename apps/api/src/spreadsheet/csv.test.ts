import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { streamCsv } from './spreadsheet-csv.ts';

const columns = [
  { header: 'Название', width: 20, value: ({ name }: Row) => name },
  { header: 'Цена', width: 10, format: 'money' as const, value: ({ price }: Row) => price },
  { header: 'Диаметр', width: 10, format: 'number' as const, value: ({ rim }: Row) => rim },
];
interface Row {
  name: string;
  price: number | null;
  rim: number;
}
const csv = async (rows: Row[]) => (await buffer(streamCsv(columns, rows))).toString('utf8');

test('money is in roubles, decimals have a comma, what is unknown is empty', async () => {
  expect(
    await csv([
      { name: 'Nokian', price: 548050, rim: 22.5 },
      { name: 'Кама', price: null, rim: 16 },
    ]),
  ).toBe('\ufeffНазвание;Цена;Диаметр\r\nNokian;5480,50;22,5\r\nКама;;16\r\n');
});

test('quotes, semicolons and line ends stay in their cell', async () => {
  expect(await csv([{ name: 'R-1W; "шип"\nдва', price: 100, rim: 1 }])).toContain(
    '"R-1W; ""шип""\nдва";1,00;1\r\n',
  );
});

test.each(['=1+1', '+7', '-2', '@sum', '\tx'])('«%s» is no formula', async (name) => {
  expect(await csv([{ name, price: 1, rim: 1 }])).toContain(`'${name}`);
});

test('a list of any length comes whole and in order', async () => {
  const rows = Array.from({ length: 1733 }, (_, at) => ({ name: `n${at}`, price: at, rim: 1 }));
  const [, ...lines] = (await csv(rows)).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(';')[0])).toEqual(rows.map(({ name }) => name));
});

test('an error of the rows ends the file with it', async () => {
  async function* broken() {
    yield { name: 'a', price: 1, rim: 1 };
    throw new Error('lost');
  }
  await expect(text(streamCsv(columns, broken()))).rejects.toThrow('lost');
});
