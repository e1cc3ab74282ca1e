import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowSkeletons } from './row-skeletons.tsx';

const meta = {
  title: 'Приложение/Каталог/Строки загружаются',
  component: RowSkeletons,
  args: { count: 4 },
} satisfies Meta<typeof RowSkeletons>;
export default meta;

export const Loading: StoryObj<typeof meta> = { args: { hasHead: true } };

export const MoreIsComing: StoryObj<typeof meta> = {};
