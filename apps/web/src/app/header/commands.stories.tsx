import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answeringUser } from '../../shared/testing/signed-in.tsx';
import { Commands } from './commands.tsx';

const Place = () => <output>{useLocation().pathname}</output>;

const meta = {
  title: 'Приложение/Шапка/Команды',
  component: Commands,
  render: () => (
    <MemoryRouter>
      <Place />
      <Commands />
    </MemoryRouter>
  ),
} satisfies Meta<typeof Commands>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place is found by its first letters, and Enter leads there. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Команды' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('зак');
    await waitFor(() => expect(dialog.queryByRole('menuitem', { name: /Шины/ })).toBeNull());
    await userEvent.click(dialog.getByRole('menuitem', { name: /Мои заказы/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/orders'));
  },
};

/** Who keeps the installation finds what the market has taught it. */
export const OfKeeper: Story = {
  beforeEach: () => answeringUser(async () => Response.json({ id: '1', is_keeper: true })),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Команды' }));
    await userEvent.click(await dialog.findByRole('menuitem', { name: 'Сведения рынка' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/market-facts'));
  },
};

/** A question mark shows what has keys. */
export const Keys: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Команды' }));
    await expect(dialog.getAllByRole('menuitem')).toHaveLength(1);
    await expect(dialog.getByRole('menuitem', { name: /Новая заявка/ })).toHaveTextContent('N');
  },
};
