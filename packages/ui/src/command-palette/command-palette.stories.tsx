import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DownloadIcon, PencilIcon, SearchIcon } from '../icons/icons.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { CommandPalette } from './command-palette.tsx';

const ran = fn();

const meta = {
  title: 'Components/Actions/CommandPalette',
  component: CommandPalette,
  args: {
    onOpenChange: fn(),
    commands: [
      {
        id: 'orders',
        title: 'Заказы',
        section: 'Перейти',
        icon: <SearchIcon size={16} />,
        shortcut: 'Alt+O',
        keywords: 'покупки',
        onRun: () => ran('orders'),
      },
      { id: 'stock', title: 'Остатки', section: 'Перейти', onRun: () => ran('stock') },
      {
        id: 'order',
        title: 'Новый заказ',
        section: 'Сделать',
        icon: <PencilIcon size={16} />,
        shortcut: 'n',
        onRun: () => ran('order'),
      },
      {
        id: 'export',
        title: 'Выгрузить прайс-лист',
        section: 'Сделать',
        icon: <DownloadIcon size={16} />,
        onRun: () => ran('export'),
      },
    ],
  },
  beforeEach: () => {
    ran.mockClear();
  },
  render: (args) => (
    <>
      <TextField label="Комментарий" />
      <CommandPalette {...args} />
    </>
  ),
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const palette = () => screen.findByRole('dialog', { name: 'Команды' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** What the rows say, without their keys. */
const titles = () =>
  screen.queryAllByRole('menuitem').map((item) => /^[А-яё -]+/.exec(item.textContent)?.[0]);

/** Ctrl+K opens it from anywhere, also from a field; arrows move, Enter runs. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Комментарий'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const search = within(await palette()).getByRole('searchbox', { name: 'Найти' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(titles()).toEqual(['Заказы', 'Остатки', 'Новый заказ', 'Выгрузить прайс-лист']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(ran).toHaveBeenCalledWith('stock');
    await isGone();
    await waitFor(() => expect(canvas.getByLabelText('Комментарий')).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await palette();
  },
};

/** Titles and other words are searched, without case; the first that is found runs by Enter. */
export const Search: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await palette();
    await userEvent.keyboard('ПОКУП');
    await waitFor(() => expect(titles()).toEqual(['Заказы']));
    await userEvent.keyboard('{Enter}');
    await expect(ran).toHaveBeenCalledWith('orders');
    await isGone();
  },
};

/** Nothing is found: it says so. Escape closes it. */
export const Nothing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(within(await palette()).getByRole('searchbox'), 'слон');
    await screen.findByText('Ничего не найдено');
    await userEvent.keyboard('{Escape}{Escape}');
    await isGone();
    await expect(ran).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(within(await palette()).getByRole('searchbox'), 'слон');
    await screen.findByText('Ничего не найдено');
  },
};

/** `?` shows the commands that have a shortcut. In a field it is a character. */
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Комментарий'), 'n?');
    await expect(canvas.getByLabelText('Комментарий')).toHaveValue('n?');
    await expect(ran).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('n');
    await expect(ran).toHaveBeenCalledWith('order');
    await userEvent.keyboard('?');
    await palette();
    await expect(titles()).toEqual(['Заказы', 'Новый заказ']);
    await expect(screen.getAllByRole('menuitem', { name: /^Новый заказ ?n$/ })).toHaveLength(1);
  },
};

/** On a phone, from right to left, by the keys. */
export const Mirrored: Story = {
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const [item] = screen.getAllByRole('menuitem');
    const icon = item?.querySelector('svg')?.getBoundingClientRect();
    const title = screen.getByText('Заказы').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThanOrEqual(title.right);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(ran).toHaveBeenCalledWith('orders'));
    await isGone();
    await userEvent.keyboard('{Control>}k{/Control}');
    await palette();
  },
};

/** On touch rows are 48 px high, and keys are not shown. */
export const Phone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await palette();
    const [item] = screen.getAllByRole('menuitem');
    await expect(item?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(screen.getByText('n')).not.toBeVisible();
  },
};
