import { rightsOf } from '@org/trade/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { sampleCompany } from '../testing/samples.ts';
import { RightNote } from './right-note.tsx';

const { id } = sampleCompany;

const meta = {
  title: 'Приложение/Компании/Только смотреть',
  component: RightNote,
  args: {
    company: { id, rights: rightsOf(['buyer']) },
    pathname: paths.companySources(id),
  },
} satisfies Meta<typeof RightNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BuyerAtStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Менять может продавец или владелец/)).toBeVisible();
  },
};

export const SellerAtStock: Story = {
  args: { company: { id, rights: rightsOf(['seller']) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Менять может/)).toBeNull();
  },
};
