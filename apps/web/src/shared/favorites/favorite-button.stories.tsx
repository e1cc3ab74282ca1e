import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { takeIntent } from '../hooks/intent.ts';
import { store } from '../session/store.ts';
import { appAtom } from '../session/visitor.atoms.ts';
import { answeringLate, withStore } from '../testing/signed-in.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const supplier = { id: '1', name: 'Шинторг Урал', favorite: false };
const went = fn();

function Watched() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    went(pathname + search);
  }, [pathname, search]);
  return null;
}

const answered = (answer: () => Promise<Response>) => () => {
  const restore = answeringLate(answer);
  return () => {
    restore();
    store.set(appAtom, (state) => ({ ...state, error: null }));
  };
};

const meta = {
  title: 'Приложение/Избранное/Сердце',
  component: FavoriteButton,
  args: { supplier },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/tires?width=205']}>
        <Watched />
        <Story />
      </MemoryRouter>
    ),
    withStore,
  ],
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor is led to the login and back, and the intent is kept. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    takeIntent();
    await userEvent.click(canvas.getByRole('button', { name: 'Избранное: Шинторг Урал' }));
    await waitFor(() =>
      expect(went).toHaveBeenLastCalledWith('/login?next=%2Ftires%3Fwidth%3D205'),
    );
    await expect(takeIntent()).toEqual({ supplierId: '1', name: 'Шинторг Урал' });
    await expect(takeIntent()).toBeUndefined();
  },
};

/** Filled at once, without waiting for the server. */
export const Pressed: Story = {
  beforeEach: answered(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The server refuses: the heart is empty again, and a toast says why. */
export const Refused: Story = {
  args: { supplier: { ...supplier, id: '2' } },
  beforeEach: answered(async () =>
    Response.json({ message: 'Такого поставщика нет' }, { status: 404 }),
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    await expect(store.get(appAtom).error).toBe(
      '«Шинторг Урал»: не удалось добавить в избранное. Такого поставщика нет',
    );
  },
};

/** On the supplier's own page. */
export const WithWords: Story = {
  args: { look: 'button', supplier: { ...supplier, id: '3', favorite: true } },
  beforeEach: answered(() => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'В избранном' })).toBeVisible();
  },
};
