import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from './change-list.tsx';
import { sampleChanges } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Изменения',
  component: ChangeList,
  args: { changes: sampleChanges },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moves: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2,3 %')).toBeVisible();
    await expect(canvas.getByText('−3 %')).toBeVisible();
  },
};
