import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, Profiler, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from './disclosure-row.tsx';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 16,
  alignItems: 'center',
  minHeight: 84,
} as const;

const price = { font: 'var(--org-weight-semi) var(--org-text-16)' } as const;

const Header = ({ name, button }: { name: string; button: ReactNode }) => (
  <DisclosureRowHeader>
    <div style={grid}>
      <span>{name}</span>
      <span style={price}>14&#8239;280&#8239;₽</span>
      {button}
    </div>
  </DisclosureRowHeader>
);

const model = 'Ikon Tyres Autograph Ice 9 SUV, 225/65 R17 106T';
const button = (
  <DisclosureRowButton label={`Показать 21 предложение: ${model}`}>21</DisclosureRowButton>
);

const meta = {
  title: 'Components/Data/DisclosureRow',
  component: DisclosureRow,
  subcomponents: { DisclosureRowHeader, DisclosureRowButton, DisclosureRowPanel },
  args: {
    onExpandedChange: fn(),
    children: (
      <>
        <Header name={model} button={button} />
        <DisclosureRowPanel>
          <div style={{ paddingBlock: 12 }}>
            <TextField label="Количество" defaultValue="4" />
          </div>
        </DisclosureRowPanel>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DisclosureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a pointer the row can be pressed anywhere. */
export const PressOnRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: `Показать 21 предложение: ${model}` });
    await userEvent.click(canvas.getByText(model));
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // a press on the button toggles once, not twice
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The panel is rendered at the first opening and then kept with what was typed in it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: `Показать 21 предложение: ${model}` });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByLabelText('Количество')).toBeNull();
    await userEvent.click(toggle);
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const field = await canvas.findByLabelText('Количество');
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.type(field, '0');
    await userEvent.click(toggle);
    await waitFor(() => expect(field).not.toBeVisible());
    await userEvent.click(toggle);
    await waitFor(() => expect(field).toBeVisible());
    await expect(field).toHaveValue('40');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button');
    await waitFor(() => expect(toggle).toHaveFocus());
    for (const [key, isOpen] of [
      ['{Enter}', 'true'],
      [' ', 'false'],
      [' ', 'true'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(toggle).toHaveAttribute('aria-expanded', isOpen);
    }
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Количество')).toHaveFocus());
  },
};

export const Open: Story = { args: { defaultExpanded: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Quiet: Story = {
  args: {
    children: (
      <>
        <Header
          name={model}
          button={
            <DisclosureRowButton label="Показать 21 предложение" isQuiet>
              21
            </DisclosureRowButton>
          }
        />
        <DisclosureRowPanel>Предложения поставщиков</DisclosureRowPanel>
      </>
    ),
  },
};

export const Phone: Story = {
  args: { defaultExpanded: true },
  globals: { viewport: { value: 'w360' } },
};

const onRender = fn();

const Row = memo(function Row({ index }: { index: number }) {
  return (
    <Profiler id={`row ${index}`} onRender={onRender}>
      <DisclosureRow>
        <Header
          name={`Модель ${index}`}
          button={<DisclosureRowButton label={`Показать: модель ${index}`}>5</DisclosureRowButton>}
        />
        <DisclosureRowPanel>Предложения модели {index}</DisclosureRowPanel>
      </DisclosureRow>
    </Profiler>
  );
});

/** Opening one of 500 rows renders only that row again. */
export const LongList: Story = {
  tags: ['!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ height: 400, overflow: 'auto' }}>
      {Array.from({ length: 500 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbers
        <Row key={index} index={index} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const toggles = canvasElement.querySelectorAll('button');
    await expect(toggles).toHaveLength(500);
    // A production build of React has no profiler: there only check that the row opens.
    const isProfiled = onRender.mock.calls.length > 0;
    onRender.mockClear();
    await userEvent.click(toggles[2] as HTMLElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Предложения модели 2'));
    const drawn = new Set(onRender.mock.calls.map(([id]) => id));
    await expect([...drawn]).toEqual(isProfiled ? ['row 2'] : []);
  },
};
