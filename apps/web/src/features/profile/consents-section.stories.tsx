import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentsSection } from './profile.tsx';

const at = '2026-11-21T09:12:00+03:00';
const version = '2026-09-01';

const meta = {
  title: 'Приложение/Профиль/Согласия',
  component: ConsentsSection,
  args: {
    given: [
      { kind: 'processing', version, given: true, at },
      { kind: 'marketing', version, given: false, at },
    ],
    onChange: fn(async () => undefined),
  },
} satisfies Meta<typeof ConsentsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Согласен на передачу данных поставщикам'));
    await expect(args.onChange).toHaveBeenCalledWith('third_parties', true);
    await expect(canvas.getByText(/^Отозвано/)).toBeVisible();
  },
};
