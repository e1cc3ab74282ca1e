import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HeartIcon } from '../icons/icons.tsx';
import { Tooltip, TooltipTarget } from './tooltip.tsx';

const meta = {
  title: 'Components/Layers/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  subcomponents: { TooltipTarget },
  args: {
    content: 'Разброс цен у 21 поставщика — 11 %',
    children: <IconButton label="В избранное" icon={<HeartIcon size={16} />} />,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 80, display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** Every key of the pattern: focus opens the tooltip at once, Escape closes it and the focus stays. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'В избранное' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    const tooltip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Разброс цен у 21 поставщика — 11 %');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(140);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await isGone();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};

/** On hover it opens after the delay; it stays open while the pointer is on the tooltip itself. */
export const Hover: Story = {
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await isGone();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await isGone();
  },
};

/** On touch a press on the button opens no tooltip. */
export const Touch: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
    await fireEvent.pointerEnter(button, finger);
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** On the docs page a story that is open at first gets its own frame. */
const framed = { docs: { story: { inline: false, height: '160px' } } };

export const Wide: Story = {
  parameters: framed,
  args: { width: 240, isOpen: true, content: 'DOT 3426: 34-я неделя 2026 года' },
  play: async () => {
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeGreaterThan(140);
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

export const Below: Story = {
  parameters: framed,
  args: { placement: 'bottom', isOpen: true },
};

export const Start: Story = {
  parameters: framed,
  args: { placement: 'start', isOpen: true },
};

export const End: Story = {
  parameters: framed,
  args: { placement: 'end', isOpen: true },
};

/** Any element with a role and a name can have a tooltip. */
export const OnText: Story = {
  args: {
    children: (
      <TooltipTarget>
        <span role="img" aria-label="Рейтинг 4,9">
          ★ 4,9
        </span>
      </TooltipTarget>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('img')).toHaveFocus());
    await screen.findByRole('tooltip');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
