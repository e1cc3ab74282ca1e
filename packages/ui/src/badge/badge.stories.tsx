import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  CheckIcon,
  CircleAlertIcon,
  CircleQuestionMarkIcon,
  SnowflakeIcon,
  SunIcon,
  SunSnowIcon,
} from '../icons/icons.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: { layout: 'centered' },
  args: { children: 'Пропускаем' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пропускаем')).toBeVisible();
  },
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 4 } as const;

export const Seasons: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
        Зима
      </Badge>
      <Badge tone="summer" icon={<SunIcon size={14} />}>
        Лето
      </Badge>
      <Badge tone="allseason" icon={<SunSnowIcon size={14} />}>
        Всесезон
      </Badge>
    </div>
  ),
};

export const Technical: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="technical">Шип</Badge>
      <Badge tone="technical">RunFlat</Badge>
      <Badge tone="technical">XL</Badge>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="ok" icon={<CheckIcon size={14} />}>
        Подтверждён
      </Badge>
      <Badge tone="warn" icon={<CircleQuestionMarkIcon size={14} />}>
        Проверьте
      </Badge>
      <Badge tone="danger" icon={<CircleAlertIcon size={14} />}>
        Отклонён
      </Badge>
      <Badge tone="ink">Новый</Badge>
    </div>
  ),
};

export const Best: Story = { args: { tone: 'best', children: 'Лучшая цена' } };
