import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyList } from './company-list.tsx';
import { sampleCompanies } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Список',
  component: CompanyList,
  args: { heading: <h1>Компании</h1>, companies: sampleCompanies },
} satisfies Meta<typeof CompanyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'ООО «Колесница»' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit$/),
    );
    await expect(canvas.getByRole('link', { name: 'ИП Шиномонтаж на Окской' })).toBeVisible();
  },
};

export const None: Story = {
  args: { companies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Создать компанию' })).toHaveAttribute(
      'href',
      '/companies/create',
    );
  },
};
