import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelfCheck } from './self-check.tsx';

const ok = (words: string) => ({ isOk: true, words });
const bad = (words: string) => ({ isOk: false, words });

const meta = {
  title: 'Приложение/Самопроверка',
  component: SelfCheck,
  args: {
    findings: [
      { name: 'Сервер', finding: ok('Отвечает за 42 мс: версия 1.0.0') },
      { name: 'Часы', finding: bad('Часы отстают на 48 с') },
      { name: 'Хранилище', finding: ok('Браузер хранит вход и настройки') },
      { name: 'Сборка', finding: null },
    ],
  },
} satisfies Meta<typeof SelfCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
