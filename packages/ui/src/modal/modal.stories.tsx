import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DialogActions, Modal, type ModalProps, ModalTrigger } from './modal.tsx';

const actions = (
  <DialogActions>
    <Button slot="close">Отменить</Button>
    <Button slot="close" variant="primary">
      Сохранить
    </Button>
  </DialogActions>
);

const Opened = ({ onOpenChange, ...props }: ModalProps) => (
  <ModalTrigger {...(onOpenChange && { onOpenChange })}>
    <Button>Изменить город</Button>
    <Modal {...props} />
  </ModalTrigger>
);

const meta = {
  title: 'Components/Layers/Modal',
  component: Modal,
  subcomponents: { ModalTrigger, DialogActions },
  args: {
    title: 'Город доставки',
    closeLabel: 'Закрыть',
    onOpenChange: fn(),
    children: (
      <>
        <TextField label="Город" defaultValue="Тюмень" />
        {actions}
      </>
    ),
  },
  argTypes: { children: { control: false } },
  render: Opened,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Изменить город' }));
  return screen.findByRole('dialog', { name: 'Город доставки' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await open(userEvent);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(480);
    await expect(screen.getByText('Изменить город').closest('[inert]')).not.toBeNull();
    // outside the body the page must be dimmed only once too: its background, except at the scroll bar, is the body's
    await expect(getComputedStyle(document.documentElement).backgroundImage).toContain(
      getComputedStyle(document.body).backgroundColor,
    );
  },
};

/** The parent sets what has the focus first. */
export const InitialFocus: Story = {
  render: function InitialFocus({ children: _, ...args }) {
    const comment = useRef<HTMLInputElement>(null);
    return (
      <Opened {...args} initialFocusRef={comment}>
        <TextField label="Город" />
        <TextField label="Комментарий" ref={comment} />
      </Opened>
    );
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveFocus());
  },
};

/** The parent sets what has the focus afterwards: the order that was made, not the button that made it. */
export const FocusAfterwards: Story = {
  render: function FocusAfterwards(args) {
    const made = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Opened {...args} returnFocusRef={made} />
        <Button ref={made}>Заказ 1042</Button>
      </>
    );
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Заказ 1042' })).toHaveFocus());
  },
};

/** Without another wish the first thing in the content has the focus; without one, the dialog. */
export const FirstInContent: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Город' })).toHaveFocus());
  },
};

export const NothingToFocus: Story = {
  args: { children: 'Екатеринбург, Тюмень' },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

const afterFrames = (count: number, run: () => void): number =>
  requestAnimationFrame(() => (count > 0 ? afterFrames(count - 1, run) : run()));

function Rows({ isLate }: { isLate: boolean }) {
  const [rows, setRows] = useState(['Анна', 'Борис', 'Вера']);
  const [asked, setAsked] = useState<string>();
  const remove = () => setRows(rows.filter((row) => row !== asked));
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <Button onPress={() => setAsked(row)}>Убрать: {row}</Button>
        </li>
      ))}
      <Modal
        title="Убрать?"
        isOpen={asked !== undefined}
        onOpenChange={() => {
          setAsked(undefined);
          if (isLate) afterFrames(3, remove);
          else remove();
        }}
      >
        {(close) => <Button onPress={close}>Да</Button>}
      </Modal>
    </ul>
  );
}

const removeMiddle: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Борис' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
  await isGone();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Убрать: Борис' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Убрать: Вера' })).toHaveFocus());
};

/** The dialog has removed the row that opened it: the focus goes to the row that stands there now. */
export const OpenerGone: Story = { render: () => <Rows isLate={false} />, play: removeMiddle };

/** The row goes only after the focus has returned to it. */
export const OpenerGoesLater: Story = { render: () => <Rows isLate />, play: removeMiddle };

/** A menu closes before the dialog that one of its items opens: the focus returns to its button. */
export const FromMenu: Story = {
  render: function FromMenu() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <MenuTrigger>
          <Button>Ещё</Button>
          <Menu aria-label="Ещё">
            <MenuItem onAction={() => setOpen(true)}>Переименовать</MenuItem>
          </Menu>
        </MenuTrigger>
        <Button>После</Button>
        <Modal title="Название" isOpen={isOpen} onOpenChange={setOpen}>
          <TextField label="Название" />
        </Modal>
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Переименовать' }));
    await screen.findByRole('dialog', { name: 'Название' });
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ещё' })).toHaveFocus());
  },
};

/** Every key of the pattern. See https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/#keyboardinteraction */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Изменить город' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const stops = ['Отменить', 'Сохранить', 'Закрыть', 'Город'];
    const stop = () => {
      const element = document.activeElement as HTMLInputElement;
      return (element.labels?.[0]?.textContent ?? element.textContent)?.trim();
    };
    const met: (string | undefined)[] = [];
    for (let i = 0; i < stops.length; i++) {
      await userEvent.tab();
      met.push(stop());
    }
    await expect(met).toEqual(stops);
    await userEvent.tab();
    await expect(stop()).toBe('Отменить');
    await userEvent.tab({ shift: true });
    await expect(stop()).toBe('Город');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesBeside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    const scrim = dialog.parentElement?.parentElement as HTMLElement;
    await userEvent.click(scrim);
    await isGone();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Изменить город' })).toHaveFocus(),
    );
  },
};

export const ClosesByCross: Story = {
  play: async ({ args, userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await isGone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** If typed input would be lost, a press outside does nothing. */
export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** While a request runs the dialog can't be closed. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
  },
};

export const Wide: Story = {
  args: { size: 'wide' },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};

/** A dialog higher than the screen: the box scrolls, the page does not. */
export const Long: Story = {
  // the story is higher than any screen, so it gets its own frame
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbers
          <p key={index}>Склад {index + 1}: отгрузка до 18:00 по будням.</p>
        ))}
        {actions}
      </>
    ),
  },
  render: (args) => (
    <div style={{ height: '200vh' }}>
      <Opened {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Изменить город' });
    const before = button.getBoundingClientRect();
    const dialog = await open(userEvent);
    const box = dialog.parentElement as HTMLElement;
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(button.getBoundingClientRect().left).toBe(before.left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** A dialog above another: Escape closes the upper one, and the focus returns step by step. */
export const Nested: Story = {
  args: {
    children: (
      <ModalTrigger>
        <Button>Выбрать из списка</Button>
        <Modal title="Список городов" closeLabel="Закрыть список">
          Екатеринбург, Тюмень, Челябинск
        </Modal>
      </ModalTrigger>
    ),
  },
  play: async ({ userEvent }) => {
    await open(userEvent);
    const inner = screen.getByRole('button', { name: 'Выбрать из списка' });
    await userEvent.click(inner);
    await screen.findByRole('dialog', { name: 'Список городов' });
    await expect(inner.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Изменить город' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать из списка' }));
    await screen.findByRole('dialog', { name: 'Список городов' });
  },
};

function Owner(props: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Изменить город</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The parent controls the state; the content closes the dialog with `close`. */
export const Controlled: Story = {
  args: { children: (close) => <Button onPress={close}>Оставить Тюмень</Button> },
  render: Owner,
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Оставить Тюмень' }));
    await isGone();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
};
