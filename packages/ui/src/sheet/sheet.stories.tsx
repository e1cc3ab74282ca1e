import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Sheet, type SheetProps, SheetTrigger } from './sheet.tsx';

const brands = ['Cordiant', 'Continental', 'Gislaved', 'Goodyear', 'Hankook', 'Ikon Tyres', 'Кама'];

const Opened = ({ onOpenChange, ...props }: SheetProps) => (
  <SheetTrigger {...(onOpenChange && { onOpenChange })}>
    <Button>Фильтры</Button>
    <Sheet {...props} />
  </SheetTrigger>
);

const meta = {
  title: 'Components/Layers/Sheet',
  component: Sheet,
  subcomponents: { SheetTrigger },
  args: {
    title: 'Фильтры',
    closeLabel: 'Закрыть фильтры',
    children: brands.map((brand) => <Checkbox key={brand}>{brand}</Checkbox>),
    footer: (
      <Button slot="close" variant="primary" size="l" isWide>
        Показать 148 моделей
      </Button>
    ),
  },
  argTypes: {
    children: { control: false },
    action: { control: false },
    footer: { control: false },
  },
  render: Opened,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

type Clicks = { click: (element: Element) => Promise<void> };
const open = async (userEvent: Clicks) => {
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
  const dialog = await screen.findByRole('dialog', { name: 'Фильтры' });
  // it fades in
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog.closest('[data-sheet]') as HTMLElement;
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A sheet at the end side, 400 px wide, as high as the screen. */
export const Side: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ userEvent }) => {
    const sheet = await open(userEvent);
    await waitFor(() => {
      const box = sheet.getBoundingClientRect();
      expect(box.width).toBe(400);
      expect(Math.round(box.height)).toBe(window.innerHeight);
      expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

/** An action for all of the content is beside the cross. */
export const WithAction: Story = {
  args: { action: <Button variant="ghost">Сбросить</Button> },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сбросить' })).toBeVisible());
  },
};

/** Under 700 px the sheet is at the bottom; the footer is in view however long the content is. */
export const Bottom: Story = {
  args: {
    children: [...brands, ...brands, ...brands, ...brands].map((brand, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Checkbox key={index}>{brand}</Checkbox>
    )),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    const sheet = await open(userEvent);
    await waitFor(() => {
      const box = sheet.getBoundingClientRect();
      expect(box.left).toBe(0);
      expect(Math.round(box.bottom)).toBe(window.innerHeight);
      expect(box.top).toBeGreaterThan(0);
    });
    const foot = screen.getByRole('button', { name: 'Показать 148 моделей' });
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A bottom sheet with little content is low. */
export const Low: Story = {
  args: { children: <Checkbox>Cordiant</Checkbox> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    const sheet = await open(userEvent);
    await expect(sheet.getBoundingClientRect().height).toBeLessThan(240);
  },
};

/** The focus moves in, stays in and returns; Escape, the cross, the footer and a press outside close the sheet. */
export const WaysOut: Story = {
  play: async ({ userEvent }) => {
    const trigger = screen.getByRole('button', { name: 'Фильтры' });
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Закрыть фильтры' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Показать 148 моделей' })),
      () =>
        userEvent.click(
          screen.getByRole('dialog').closest('[data-sheet]')?.parentElement as Element,
        ),
    ];
    for (const leave of ways) {
      const sheet = await open(userEvent);
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      await leave();
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };

/** The sheet is pulled down by its header on touch: far enough it closes, less far it springs back. */
export const PulledDown: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    const pull = (distance: number) => {
      const head = screen.getByText('Фильтры', { selector: 'h2' });
      head.setPointerCapture = () => {};
      (head.closest('header') as HTMLElement).setPointerCapture = () => {};
      fireEvent.pointerDown(head, { ...finger, clientY: 200 });
      fireEvent.pointerMove(head, { ...finger, clientY: 200 + distance });
      const shift = head.closest<HTMLElement>('[data-sheet]')?.style.cssText;
      fireEvent.pointerUp(head, { ...finger, clientY: 200 + distance });
      return shift;
    };
    const sheet = await open(userEvent);
    await expect(pull(40)).toContain('40px');
    await expect(sheet.style.cssText).not.toContain('40px');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    pull(200);
    await isGone();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'w1024' } },
  play: async ({ userEvent }) => {
    const sheet = await open(userEvent);
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(0));
  },
};

/** The parent sets what has the focus at first, and afterwards. */
export const FocusByParent: Story = {
  render: function FocusByParent(args) {
    const first = useRef<HTMLInputElement>(null);
    const last = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Opened {...args} initialFocusRef={first} returnFocusRef={last}>
          <Checkbox>Ikon Tyres</Checkbox>
          <Checkbox inputRef={first}>Кама</Checkbox>
        </Opened>
        <Button ref={last}>Показано 148 моделей</Button>
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Кама' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Показано 148 моделей' })).toHaveFocus(),
    );
  },
};
