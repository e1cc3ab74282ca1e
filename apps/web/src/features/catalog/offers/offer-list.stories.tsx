import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { offers } from '../testing/samples.ts';
import { OfferList } from './offer-list.tsx';

const meta = {
  title: 'Приложение/Каталог/Предложения',
  component: OfferList,
  args: {
    title: 'Ikon Tyres Autograph Ice 9 205/55 R16 94T',
    offers,
    best: 1428000,
    offerAge: true,
  },
  decorators: [withRouter],
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tyres: Story = {
  play: async ({ canvas }) => {
    const [best, second, third, fourth] = canvas.getAllByRole('listitem');
    await expect(within(best as HTMLElement).getByText('Лучшая цена')).toBeVisible();
    await expect(second).toHaveTextContent('+0,5');
    await expect(second).toHaveTextContent('>20');
    await expect(third).toHaveTextContent('без НДС');
    await expect(within(fourth as HTMLElement).getByText('Быстрее всех')).toBeVisible();
  },
};
/** Wheels have no DOT; the lot they are sold by stands in its place. */
export const Wheels: Story = { args: { offerAge: false } };
/** What the offers cost a buyer who deducts VAT. */
export const NetCost: Story = {
  args: { view: 'net' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/в прайсе/).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Лучшая цена')).toBeVisible();
  },
};
