import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { SelectionLinks } from './selection-links.tsx';

const meta = {
  title: 'Приложение/Каталог/Подборки',
  component: SelectionLinks,
  decorators: [withRouter],
  args: {
    path: '/tires',
    links: [
      { of: 'kind', path: 'zima', label: 'Зимние шины' },
      { of: 'kind', path: 'leto', label: 'Летние шины' },
      { of: 'size', path: '205-55-r16', label: '205/55 R16' },
      { of: 'size', path: '12-r22_5', label: '12 R22,5' },
      { of: 'brand', path: 'nokian-tyres', label: 'Nokian Tyres' },
      { of: 'brand', path: 'b', label: 'Шинный завод имени одного очень длинного названия' },
    ],
  },
} satisfies Meta<typeof SelectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '12 R22,5' });
    await expect(link.getAttribute('href')).toBe('/tires/12-r22_5');
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
  },
};

export const Nothing: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
