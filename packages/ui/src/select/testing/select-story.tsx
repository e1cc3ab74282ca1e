import type { Decorator } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import type { Option } from '../select.tsx';

export const words = {
  empty: 'Здесь пока ничего нет',
  loading: 'Загружаем ещё',
  retry: 'Повторить',
  found: 'Найдено: {count}',
};

export const option = (label: string, index: number): Option => ({ value: String(index), label });

export const sorts = [
  'Цена: сначала дороже',
  'Цена: сначала дешевле',
  'Остаток: сначала больше',
  'Остаток: сначала меньше',
  'Название: А–Я',
  'Название: Я–А',
].map(option);

/** Space for the list below its field. */
export const room: Decorator = (Story) => (
  <div style={{ maxWidth: 300, minHeight: 340 }}>
    <Story />
  </div>
);

export type Canvas = ReturnType<typeof within>;

export const field = (canvas: Canvas) => canvas.getByRole('combobox');
export const activeOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-activedescendant') ?? '');
export const isClosed = (canvas: Canvas) => field(canvas).getAttribute('aria-expanded') === 'false';
