import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PhoneInput } from './phone-input.tsx';

/** Where the list opens, what it covers, and what closes it. */
const meta = {
  title: 'Phone input/PhoneInput/Place of the list',
  component: PhoneInput,
  args: {
    label: 'Телефон',
    countryLabel: 'Страна',
    searchPlaceholder: 'Найти страну',
    country: 'ru',
    preferredCountries: ['ru', 'us'],
    onOpenChange: fn(),
  },
  argTypes: { renderFlag: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 320, padding: 16 }}>{<Story />}</div>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Страна: Россия +7' });
const rectOf = (element: Element | null | undefined) =>
  (element as Element).getBoundingClientRect();
const fieldRect = () => rectOf(trigger().parentElement);
const popoverRect = () => rectOf(screen.getByRole('listbox').parentElement);
/** Whether nothing covers the row or cuts it off. */
const isOnTop = (row: Element) => {
  const { left, top, width, height } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** The list opens below the field, at its left edge. */
export const Below: Story = {
  render: (args) => (
    <div style={{ minHeight: 380 }}>
      <PhoneInput {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(popoverRect().top).toBeCloseTo(fieldRect().bottom + 4);
    await expect(popoverRect().left).toBeCloseTo(fieldRect().left);
  },
};

/** A field from edge to edge: the list keeps 8 px to both edges of the screen. */
export const FromEdgeToEdge: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <div style={{ position: 'fixed', top: 0, insetInline: 0 }}>
      <PhoneInput {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(popoverRect()).toMatchObject({ left: 8, right: window.innerWidth - 8 });
  },
};

/** The list opens above a field at the lower edge of the page and stays there when it gets smaller. */
export const AtTheLowerEdge: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', bottom: 16, left: 16, width: 320 }}>
      <PhoneInput {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(popoverRect().bottom).toBeCloseTo(fieldRect().top - 4);
    const { height } = popoverRect();
    await userEvent.keyboard('грузия');
    await waitFor(() => expect(popoverRect().height).toBeLessThan(height));
    await expect(popoverRect().bottom).toBeCloseTo(fieldRect().top - 4);
  },
};

/** The list opens at the right edge of the field if text runs from right to left. */
export const FromTheRight: Story = {
  render: (args) => (
    <div dir="rtl" style={{ position: 'fixed', top: 16, right: 40, width: 260 }}>
      <PhoneInput {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(popoverRect().right).toBeCloseTo(fieldRect().right);
  },
};

/** A parent element with `overflow: hidden` or a `transform` does not change the list's place. */
export const InClippingParent: Story = {
  render: (args) => (
    <div style={{ minHeight: 420 }}>
      <div style={{ overflow: 'hidden', transform: 'translateY(20px)', contain: 'paint' }}>
        <PhoneInput {...args} />
      </div>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(popoverRect().top).toBeCloseTo(fieldRect().bottom + 4);
    await expect(screen.getAllByRole('option').slice(0, 5).every(isOnTop)).toBe(true);
  },
};

/** When the page scrolls, the list follows the field while the field is in view. */
export const PageScroll: Story = {
  render: (args) => (
    <div style={{ height: 3000, paddingTop: 300 }}>
      <PhoneInput {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    const { top } = popoverRect();
    window.scrollTo(0, 200);
    await waitFor(() => expect(popoverRect().top).toBeCloseTo(top - 200));
    await expect(popoverRect().top).toBeCloseTo(fieldRect().bottom + 4);
    window.scrollTo(0, 1000);
    await isClosed();
    window.scrollTo(0, 0);
  },
};

/** When a container scrolls, the list follows too; it closes when the field scrolls out of view. */
export const ScrolledContainer: Story = {
  render: (args) => (
    <section aria-label="Форма" style={{ height: 200, marginTop: 300, overflow: 'auto' }}>
      <div style={{ height: 900, paddingTop: 80 }}>
        <PhoneInput {...args} />
      </div>
    </section>
  ),
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{<Story />}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger());
    const container = canvas.getByRole('region');
    container.scrollTop = 40;
    await waitFor(() => expect(popoverRect().top).toBeCloseTo(fieldRect().bottom + 4));
    container.scrollTop = 200;
    await isClosed();
  },
};

/** After a press on nothing focusable the focus returns to where it was before the list opened. */
export const FocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.click(field);
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.click(document.body);
    await isClosed();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The list closes when the focus moves elsewhere. */
export const FocusElsewhere: Story = {
  render: (args) => (
    <>
      <PhoneInput {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger());
    canvas.getByRole('button', { name: 'Дальше' }).focus();
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
  },
};

/** A press on a row must not click the country button again through a label around the field. */
export const InLabel: Story = {
  args: { label: null, 'aria-label': 'Телефон' },
  render: (args) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is the control
    <label>
      <PhoneInput {...args} />
    </label>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'Соединенные Штаты +1' }));
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+1');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Copies the page's styles, as an application must do: a shadow root has none of them. */
function pageStyles() {
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  return sheet;
}

function ShadowRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (!host) return;
    const inner = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    inner.adoptedStyleSheets = [pageStyles()];
    setRoot(inner);
  };
  return (
    <div data-testid="host" ref={attach}>
      {root && createPortal(children, root)}
    </div>
  );
}

/** In a shadow root the field looks the same; presses inside the list pick, presses outside close it. */
export const InShadowRoot: Story = {
  render: (args) => (
    <ShadowRoot>
      <PhoneInput {...args} />
    </ShadowRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    const root = canvas.getByTestId('host').shadowRoot as ShadowRoot;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const button = await waitFor(() => find('button') ?? Promise.reject());
    const input = find('input[type=tel]') as HTMLElement;
    await expect(getComputedStyle(input).borderTopStyle).toBe('none');
    await userEvent.click(button);
    await expect(find('[role=listbox]')?.matches(':popover-open *')).toBe(true);
    await userEvent.click(find('[role=option]:nth-child(2)') as HTMLElement);
    await expect(find('input[type=tel]')).toHaveValue('+1');
    await expect(find('[role=listbox]')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(document.body);
    await waitFor(() => expect(find('[role=listbox]')).toBeNull());
  },
};
