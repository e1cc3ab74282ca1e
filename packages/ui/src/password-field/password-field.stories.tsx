import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', revealLabel: 'Показать пароль' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and hidden by the keyboard; what was typed stays, and so does its place. */
export const Reveal: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Пароль', { selector: 'input' });
    await userEvent.type(field, 'сеновал-и-12');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Показать пароль' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue('сеновал-и-12');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Weak: Story = {
  args: { defaultValue: '12345678', strength: { step: 1, text: 'Слабый: легко подобрать' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Слабый: легко подобрать');
  },
};

export const Fair: Story = {
  args: { defaultValue: 'сеновал12', strength: { step: 2, text: 'Средний' } },
};

export const Strong: Story = {
  args: { defaultValue: 'сеновал-и-12-коров', strength: { step: 3, text: 'Надёжный' } },
};

/** Nothing is typed yet: the room is there, and nothing is said. */
export const Empty: Story = {
  args: { strength: { step: 0, text: '' }, hint: 'Не короче 8 символов' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').clientHeight).toBe(16);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '12345678' } };
