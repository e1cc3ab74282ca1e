import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-aria-components/Form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/Fields/CodeField',
  component: CodeField,
  args: { label: 'Код из приложения', onChange: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters and spaces are left out, and a seventh digit. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Код из приложения' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('4a1 7');
    await expect(input).toHaveValue('417');
    await userEvent.paste('-028 5');
    await expect(input).toHaveValue('417028');
    await expect(args.onChange).toHaveBeenLastCalledWith('417028');
  },
};

export const Begun: Story = { args: { defaultValue: '417', hint: 'Меняется каждые 30 секунд' } };

/** A refused code is selected: the next one replaces it. */
export const Refused: Story = {
  args: { name: 'code', isRequired: true, errorMessage: 'Введите шесть цифр' },
  render: (args) => (
    <Form
      onSubmit={(event) => event.preventDefault()}
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
    >
      <CodeField {...args} />
      <Button type="submit">Подтвердить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: /Код/ });
    await userEvent.type(input, '417{Enter}');
    await expect(await canvas.findByText('Введите шесть цифр')).toBeVisible();
    await waitFor(() => expect(input).toBeInvalid());
    await userEvent.keyboard('902118');
    await expect(input).toHaveValue('902118');
  },
};

/** Messages have codes of four digits, too. */
export const Short: Story = {
  args: { length: 4 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '4 170-28');
    await expect(input).toHaveValue('4170');
    await expect(input).toBeValid();
    await expect((input.parentElement as HTMLElement).clientWidth).toBe(200);
  },
};

export const Disabled: Story = { args: { defaultValue: '417028', isDisabled: true } };

export const OnNarrowScreens: Story = {
  args: { defaultValue: '417028' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{End}');
    // all digits are seen: neither the field nor what is around it scrolls
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await expect(input.parentElement?.scrollLeft).toBe(0);
  },
};
