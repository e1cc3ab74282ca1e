import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { DemandRow } from './demand.atoms.ts';
import { type DemandChoice, DemandView } from './demand-view.tsx';

const WEEKS = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const row = (
  size: string,
  [season, studded]: [DemandRow['season'], DemandRow['studded']],
  buyers: DemandRow['buyers'],
  figures: Partial<DemandRow> = {},
): DemandRow => ({
  ...{ size, season, studded, buyers, filter: {}, year_ago: null, stock: 0, brands: [] },
  ...{ nothing: 0, dear: 0, late: 0 },
  total: buyers.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  ...figures,
});

const all: DemandChoice = { section: undefined, city: undefined, weeks: 4, sight: 'all' };
const meta = {
  title: 'Приложение/Компании/Спрос',
  component: DemandView,
  args: {
    choice: all,
    demand: {
      section: 'tyres',
      sections: ['tyres'],
      weeks: WEEKS,
      data: [
        row('205/55 R16', ['winter', true], [214, 201, 176, 158], {
          ...{ year_ago: 640, stock: 412, nothing: 10 },
          brands: [
            { brand: 'Nokian Tyres', buyers: 84 },
            { brand: 'Cordiant', buyers: 41 },
          ],
        }),
        row('185/65 R15', ['winter', false], [139, 133, 118, 102], { stock: 176, nothing: 12 }),
        row('265/60 R18', ['winter', null], [31, 28, null, 22], { nothing: 60, dear: 8, late: 2 }),
        row('185/65 R15', ['summer', null], [null, 6, 9, 14], { stock: 640 }),
        row('R16 5×114.3', [null, null], [12, 11, null, null], { stock: 8 }),
      ],
    },
    isStale: false,
    onChoice: fn(),
    onExport: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DemandView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demand: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Показано 5 размеров');
    const row = within(canvas.getByRole('row', { name: /205\/55 R16/ }));
    await expect(row.getByRole('cell', { name: '214' })).toBeVisible();
    await expect(row.getByText('+17 %')).toBeVisible();
    await expect(row.getByText(/412.шт\./)).toBeVisible();
    await expect(canvas.getByText(/ни у кого нет: 60, дороже, чем хотели: 8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Чего у вас нет' }));
    await expect(args.onChoice).toHaveBeenCalledWith({ ...all, sight: 'absent' });
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать XLSX' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать CSV' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('csv');
  },
};

/** Only what the company lacks. */
export const Absent: Story = {
  args: { choice: { ...all, sight: 'absent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /265\/60 R18/ })).toBeVisible();
  },
};

/** A long list shows its beginning first. */
export const Long: Story = {
  args: {
    demand: {
      ...meta.args.demand,
      data: Array.from({ length: 42 }, (_, at) =>
        row(`${155 + 10 * at}/55 R16`, ['winter', true], [90 - at, 80 - at, 70 - at, 60 - at]),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все 42' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(43);
  },
};

/** Another choice loads. */
export const Stale: Story = { args: { isStale: true } };

const nothing = { section: 'tyres' as const, sections: [], weeks: WEEKS, data: [] };

/** Nobody looks for anything in a town yet. */
export const Nothing: Story = {
  args: { choice: { ...all, city: 'Тверь' }, demand: nothing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать всю страну' }));
    await expect(args.onChoice).toHaveBeenCalledWith(all);
  },
};
