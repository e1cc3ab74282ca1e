import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cordiant } from '../../shared/testing/cordiant.ts';
import type { LostChoices } from './demand.atoms.ts';
import { LostView } from './lost-view.tsx';

const reason = (
  name: LostChoices['reasons'][number]['reason'],
  choices: number,
  more: Partial<LostChoices['reasons'][number]> = {},
): LostChoices['reasons'][number] => ({
  ...{ reason: name, choices, pieces: 4 * choices, sum: choices * 2_000_000, gap: 0, days: 0 },
  ...more,
});

const meta = {
  title: 'Приложение/Компании/Почему не у меня',
  component: LostView,
  args: {
    company: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12',
    weeks: 4,
    lost: {
      own: { choices: 214, pieces: 1002, sum: 540_000_000 },
      refused: 3,
      seen: {
        ...{ views: 4812, carts: 960, orders: 201 },
        goods: [
          { title: cordiant.title, product: cordiant, views: 310, carts: 44, orders: 12 },
          { title: 'Кама НК-531', product: null, views: 9, carts: null, orders: 0 },
        ],
      },
      reasons: [
        reason('dearer', 178, { gap: 14_000 }),
        reason('later', 85, { days: 2.4 }),
        reason('unknown', 47),
        reason('short', 35),
        reason('lots', 27),
        reason('old', 12),
        reason('other', 4),
      ],
      cuts: [
        { percent: 1, choices: 14, pieces: 62, sum: 32_000_000 },
        { percent: 2, choices: 31, pieces: 140, sum: 71_000_000 },
        { percent: 3, choices: 44, pieces: 201, sum: 99_000_000 },
        { percent: 5, choices: 90, pieces: 388, sum: 184_000_000 },
      ],
      products: [
        {
          ...{ product: cordiant, choices: 31, pieces: 148, sum: 82_700_000 },
          ...{ reason: 'dearer', gap: 12_000, percent: 2 },
        },
      ],
      cities: [{ city: 'Казань', choices: 22 }],
    },
    isStale: false,
    by: 'product',
    onBy: fn(),
    onWeeks: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LostView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Из 602 выборов 214 ваши, 388 у других',
    );
    await expect(canvas.getByText(/^46 %,/)).toBeVisible();
    await expect(canvas.getByText(/^Казань: 22\./)).toBeVisible();
    await expect(canvas.getByText(/разрыв 120.₽, часть вернётся от −2 %/)).toBeVisible();
    await expect(canvas.getByText(/^Всего видели: 4.812, держали в корзине: 960/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Кама НК-531 9 <5 0' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Размеры' }));
    await expect(args.onBy).toHaveBeenCalledWith('size');
    await userEvent.click(canvas.getByRole('radio', { name: '12 недель' }));
    await expect(args.onWeeks).toHaveBeenCalledWith(12);
  },
};

/** Of few choices no percents are made. */
export const Few: Story = {
  args: {
    lost: {
      ...meta.args.lost,
      ...{ reasons: [reason('later', 7, { days: 3 })], cuts: [], products: [], refused: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
    await expect(canvas.getByText('в среднем на 3 дня позже')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    lost: {
      ...{ own: { choices: 0, pieces: 0, sum: 0 }, refused: 0 },
      ...{ reasons: [], cuts: [], products: [], cities: [] },
      seen: { views: null, carts: null, orders: 0, goods: [] },
    },
  },
};
