import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-aria-components/Form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MailIcon } from '../icons/icons.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Название', placeholder: 'Например, «Колесница»', onChange: fn() },
  argTypes: { prefix: { control: false }, suffix: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'Видно поставщикам' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Название' });
    await expect(input).toHaveAccessibleDescription('Видно поставщикам');
    await userEvent.click(canvas.getByText('Название'));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('ООО');
    await expect(args.onChange).toHaveBeenLastCalledWith('ООО');
    await userEvent.clear(input);
  },
};

export const Focused: Story = {
  args: { label: 'КПП', defaultValue: '667101001' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: {
    label: 'ИНН',
    defaultValue: '667104551',
    isInvalid: true,
    hint: '10 цифр у юрлица, 12 у предпринимателя',
    errorMessage: 'У юрлица в ИНН 10 цифр, сейчас 9',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ИНН' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('У юрлица в ИНН 10 цифр, сейчас 9');
    await expect(canvas.queryByText(/12 у предпринимателя/)).toBeNull();
  },
};

export const InvalidFocused: Story = {
  args: { ...Invalid.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const ReadOnly: Story = {
  args: { label: 'Код в 1С', value: '00-000417', isReadOnly: true, hint: 'Меняет администратор' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '8');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Колесница' } };

export const Optional: Story = {
  args: { label: 'Сайт', optionalText: 'необязательно', defaultValue: 'kolesnica.example' },
};

export const WithUnit: Story = {
  args: { label: 'Цена от', defaultValue: '2\u202f500', suffix: '₽', inputMode: 'numeric' },
};

export const WithIcon: Story = {
  args: { label: 'E-mail', type: 'email', placeholder: 'opt@…', prefix: <MailIcon size={16} /> },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField {...args} size="s" label="Малое" />
      <TextField {...args} label="Обычное" />
      <TextField {...args} size="l" label="Крупное" />
    </div>
  ),
};

/** An empty required field stops the form, gets the focus and shows what is missing; typing removes the error. */
export const RequiredInForm: Story = {
  args: { isRequired: true, name: 'full_name', errorMessage: 'Укажите имя', label: 'Имя' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 12 }}>
      <TextField {...args} />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const input = canvas.getByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(input).toHaveAccessibleDescription('Укажите имя'));
    await userEvent.type(input, 'Андрей');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Укажите имя')).toBeNull());
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Укажите имя')).toBeVisible();
  },
};

/** A server error for this value is shown instead of the field's `errorMessage`. */
export const ServerError: Story = {
  args: { name: 'email', label: 'E-mail', errorMessage: 'Нет адреса', defaultValue: 'a@b.example' },
  render: (args) => (
    <Form validationErrors={{ email: 'Этот адрес уже занят' }}>
      <TextField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAccessibleDescription('Этот адрес уже занят');
    await userEvent.type(input, '2');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Этот адрес уже занят')).toBeNull());
  },
};
