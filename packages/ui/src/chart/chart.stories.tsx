import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BarList, ColumnChart, LineChart } from './chart.tsx';

const months = ['дек', 'янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя'];
const roubles = (value: number) =>
  `${Math.round(value * 1000)
    .toLocaleString('ru-RU')
    .replaceAll('\u00a0', '\u202f')}\u202f₽`;

const meta = {
  title: 'Components/Data/Chart',
  component: LineChart,
  args: {
    label: 'Медианная оптовая цена 205/55 R16 по месяцам',
    labels: months,
    labelsTitle: 'Месяц',
    series: [
      {
        name: 'Зима',
        tone: 'winter',
        values: [6.9, 6.8, 6.6, 6.3, 6.1, 6.0, 6.1, 6.3, 6.8, 7.3, 7.6, 7.4],
      },
      {
        name: 'Лето',
        tone: 'summer',
        values: [5.1, 5.2, 5.4, 5.7, 5.9, 5.8, 5.7, 5.6, 5.4, 5.3, 5.2, 5.2],
      },
      {
        name: 'Всесезон',
        tone: 'allseason',
        values: [8.0, 8.0, 8.1, 8.2, 8.3, 8.3, 8.2, 8.2, 8.4, 8.5, 8.5, 8.4],
      },
    ],
    format: roubles,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawing = (root: HTMLElement) => root.querySelector('svg') as SVGSVGElement;

export const Lines: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: /Медианная оптовая цена/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    const winter = within(table).getByRole('row', { name: /^ноя/ });
    await expect(within(winter).getAllByRole('cell')[0]).toHaveTextContent('7 400 ₽');
    await waitFor(() => {
      const box = drawing(canvasElement).getBoundingClientRect();
      expect(drawing(canvasElement).getAttribute('viewBox')).toBe(`0 0 ${box.width} 240`);
    });
  },
};

/** Lines that end close together: their names do not overlap. */
export const CloseEnds: Story = {
  args: {
    series: ['Зима', 'Лето', 'Всесезон'].map((name, index) => ({
      name,
      tone: (['winter', 'summer', 'allseason'] as const)[index],
      values: months.map((_, month) => 6 + month * 0.01 * (index - 1)),
    })),
  },
};

export const WithGaps: Story = {
  args: {
    series: [
      { name: 'Зима', values: [6.9, 6.8, null, 6.3, null, null, 6.1, 6.3, 6.8, 7.3, 7.6, null] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('g[class] > path')).toHaveLength(3);
    await expect(canvas.getByRole('row', { name: 'фев —' })).toBeInTheDocument();
  },
};

export const OnePoint: Story = {
  args: { labels: ['ноя'], series: [{ name: 'Зима', tone: 'winter', values: [7.4] }] },
  play: async ({ canvasElement }) => {
    await expect(drawing(canvasElement).outerHTML).not.toContain('NaN');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};

export const NoPoints: Story = {
  args: { labels: [], series: [] },
  play: async ({ canvasElement }) => {
    await expect(drawing(canvasElement).outerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const NarrowLines: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};

const bins = Array.from({ length: 20 }, (_, index) => `${(index + 1) * 2}`);

export const Histogram: Story = {
  render: () => (
    <ColumnChart
      label="Сколько моделей в каждой цене"
      labels={bins}
      labelsTitle="До, тыс. ₽"
      series={[
        {
          name: 'Моделей',
          values: [4, 18, 62, 110, 160, 190, 171, 140, 120, 96, 70, 61, 44, 30, 25, 16, 9, 6, 4, 2],
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(20);
    await expect(canvas.getByRole('row', { name: '12 190' })).toBeInTheDocument();
  },
};

const seasons = [
  { name: 'Зима', tone: 'winter', values: [62, 48, 22, 30, 18, 20] },
  { name: 'Лето', tone: 'summer', values: [14, 30, 44, 26, 16, 12] },
  { name: 'Всесезон', tone: 'allseason', values: [4, 2, 12, 6, 14, 2] },
] as const;
const brands = ['Ikon Tyres', 'Cordiant', 'Кама', 'Viatti', 'Hankook', 'Pirelli'];
const columns = { label: 'Остатки по сезонам, тыс. шт.', labels: brands, labelsTitle: 'Бренд' };

export const Stacked: Story = {
  render: () => <ColumnChart {...columns} series={seasons} />,
};

export const Grouped: Story = {
  render: () => <ColumnChart {...columns} series={seasons} mode="grouped" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(18);
  },
};

/** Each year's month in the colour of its season: what is missing takes no room. */
export const GroupedWithGaps: Story = {
  render: () => (
    <ColumnChart
      label="Закупки, тыс. ₽"
      labels={['мар', 'апр', 'окт', 'ноя']}
      labelsTitle="Месяц"
      mode="grouped"
      series={[
        { name: 'Год назад', tone: 'past', values: [690, 760, 980, 1190] },
        { name: 'Зима', tone: 'winter', values: [null, null, 1240, 1120] },
        { name: 'Лето', tone: 'summer', values: [720, 880, null, null] },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll('rect')].map((rect) =>
      Number(rect.getAttribute('x')),
    );
    await expect(columns).toHaveLength(8);
    const width = Number(canvasElement.querySelector('rect')?.getAttribute('width')) + 1;
    for (const at of [0, 2, 4, 6])
      await expect((columns[at + 1] ?? 0) - (columns[at] ?? 0)).toBeCloseTo(width, 3);
  },
};

const opened = fn();

/** Every place is a button that opens what its columns are about: by pointer, and by Tab, arrows and Enter. */
export const PressedColumns: Story = {
  beforeEach: () => void opened.mockClear(),
  render: () => (
    <ColumnChart
      label="Закупки, тыс. ₽"
      labels={['сен', 'окт', 'ноя']}
      labelsTitle="Месяц"
      series={[{ name: 'Сумма', values: [680, 1240, null] }]}
      onPress={opened}
      nameOf={(index) => ['Сентябрь, 680', 'Октябрь, 1240', 'Ноябрь, нет'][index] ?? ''}
      current={1}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const columns = canvas.getByRole('toolbar', { name: 'Закупки, тыс. ₽' });
    await expect(within(columns).getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
      'Октябрь, 1240',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ноябрь, нет' }));
    await expect(opened).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(opened).toHaveBeenLastCalledWith(0);
  },
};

export const NoColumns: Story = {
  render: () => <ColumnChart {...columns} labels={[]} series={[]} />,
  play: async ({ canvasElement }) => {
    await expect(drawing(canvasElement).outerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const BarsInParts: Story = {
  render: () => (
    <BarList
      label="Остатки по сезонам, тыс. шт."
      series={seasons}
      rows={brands.map((name, row) => ({
        id: name,
        name,
        values: seasons.map(({ values }) => values[row] ?? 0),
        end: seasons.reduce((sum, { values }) => sum + (values[row] ?? 0), 0),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ikon TyresЗима 62, Лето 14, Всесезон 480');
  },
};

export const Bars: Story = {
  render: () => (
    <BarList
      label="Ходовые размеры, запросы за неделю"
      series={[{ name: 'Запросов' }]}
      rows={[
        { id: '1', name: '205/55 R16', values: [1000], end: '6\u202f480\u202f₽' },
        { id: '2', name: '195/65 R15', values: [820], end: '4\u202f910\u202f₽' },
        { id: '3', name: '225/65 R17', values: [640], end: '12\u202f940\u202f₽' },
        { id: '4', name: '185/65 R15', values: [0], end: '3\u202f960\u202f₽' },
      ]}
    />
  ),
};

export const NoBars: Story = {
  render: () => <BarList label="Пусто" series={[{ name: 'Запросов' }]} rows={[]} />,
};
