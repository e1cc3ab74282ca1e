import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Selection } from 'react-aria-components/Menu';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import {
  Building2Icon,
  DownloadIcon,
  LogOutIcon,
  PencilIcon,
  Trash2Icon,
  UserIcon,
} from '../icons/icons.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  subcomponents: { MenuTrigger, MenuItem, MenuSection, MenuSeparator },
  args: { onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <Button>Действия</Button>
      <Menu {...args}>
        <MenuItem id="edit" icon={<PencilIcon size={16} />}>
          Изменить
        </MenuItem>
        <MenuItem id="export" icon={<DownloadIcon size={16} />} end="XLSX">
          Экспорт
        </MenuItem>
        <MenuItem id="archive" isDisabled>
          В архив
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Trash2Icon size={16} />} isDanger>
          Удалить
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByText('Действия');
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });
/** Waits until the menu is closed and the focus is back on the button. */
const isGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    await screen.findByRole('menu', { name: 'Действия' });
    await userEvent.click(item('Изменить'));
    await expect(args.onAction).toHaveBeenCalledWith('edit', undefined);
    await isGone();
    await userEvent.click(trigger());
    await screen.findByRole('menu');
  },
};

/**
 * Every key of the patterns: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/#keyboardinteraction and
 * https://www.w3.org/WAI/ARIA/apg/patterns/menubar/#keyboardinteraction
 */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(trigger()).toHaveFocus());
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await waitFor(() => expect(item('Изменить')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isGone();
    }
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Удалить')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Изменить')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Удалить')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item(/^Экспорт/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('Изменить')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Удалить')).toHaveFocus());
    await userEvent.keyboard('э');
    await waitFor(() => expect(item(/^Экспорт/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('export', undefined);
    await isGone();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Изменить')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', undefined);
    await isGone();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Изменить')).toHaveFocus());
    await userEvent.tab();
    await isGone();
  },
};

/** The account menu of the header: the user, links, log out. */
export const Account: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button>Действия</Button>
      <Menu {...args}>
        <MenuSection
          title={
            <>
              <div>Андрей Мельников</div>
              <div style={{ fontWeight: 400 }}>zakup@kolesnica.example</div>
            </>
          }
        >
          <MenuItem href="#profile" icon={<UserIcon size={16} />}>
            Мой профиль
          </MenuItem>
          <MenuItem href="#companies" icon={<Building2Icon size={16} />} end="3">
            Компании
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="exit" icon={<LogOutIcon size={16} />}>
          Выйти
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await expect(item('Мой профиль')).toHaveAttribute('href', '#profile');
    const group = screen.getByRole('group', { name: /Андрей Мельников/ });
    await waitFor(() => expect(group).toBeVisible());
  },
};

function SortMenu() {
  const [sort, setSort] = useState<Selection>(new Set(['price']));
  return (
    <MenuTrigger>
      <Button>Действия</Button>
      <Menu>
        <MenuSection
          title="Сортировка"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={sort}
          onSelectionChange={setSort}
        >
          <MenuItem id="price">Цена: сначала дороже</MenuItem>
          <MenuItem id="stock">Остаток: сначала больше</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}

/** A section with a selection of its own: one item is checked. */
export const Checked: Story = {
  render: SortMenu,
  play: async ({ userEvent }) => {
    const choice = (name: string) => screen.findByRole('menuitemradio', { name });
    await userEvent.click(trigger());
    await expect(await choice('Цена: сначала дороже')).toBeChecked();
    await userEvent.click(await choice('Остаток: сначала больше'));
    await isGone();
    await userEvent.click(trigger());
    await expect(await choice('Остаток: сначала больше')).toBeChecked();
    await expect(await choice('Цена: сначала дороже')).not.toBeChecked();
  },
};

/** On touch items are 48 px high. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await expect(item('Изменить').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
