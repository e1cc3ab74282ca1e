import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-aria-components/Form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from './select.tsx';
import { field, room, sorts, words } from './testing/select-story.tsx';

const meta = {
  title: 'Components/Fields/Select/In a form',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Сортировка', items: sorts, words, isRequired: true, onChange: fn() },
  argTypes: { icon: { control: false } },
  decorators: [room],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

/** An empty required field stops the form and gets the focus; a selection removes the error. */
export const InForm: Story = {
  args: { name: 'sort', errorMessage: 'Выберите порядок' },
  render: (args) => (
    <Form
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        submitted(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Select {...args} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="submit">Сохранить</Button>
        <Button type="reset">Сбросить</Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const control = field(canvas);
    await waitFor(() => expect(control).toHaveFocus());
    await waitFor(() => expect(control).toBeInvalid());
    await expect(control).toHaveAccessibleDescription('Выберите порядок');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(control).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(submitted).toHaveBeenCalledWith({ sort: '1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(control).not.toHaveTextContent('Цена'));
    await userEvent.click(canvas.getByText('Сортировка'));
    await waitFor(() => expect(control).toHaveFocus());
  },
};

export const SeveralInForm: Story = {
  args: { name: 'sort', selectionMode: 'multiple', defaultValue: ['0', '4'] },
  render: (args) => (
    <form data-testid="form">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId('form') as HTMLFormElement;
    await expect(new FormData(form).getAll('sort')).toEqual(['0', '4']);
  },
};

/** A server error is shown by the field's name and disappears with the next selection. */
export const ServerError: Story = {
  args: { name: 'tax', label: 'Налогообложение', defaultValue: '0' },
  render: (args) => (
    <Form validationErrors={{ tax: 'Для ИП выберите УСН или патент' }}>
      <Select {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(field(canvas)).toHaveAccessibleDescription('Для ИП выберите УСН или патент');
    await userEvent.click(field(canvas));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field(canvas)).toBeValid());
  },
};
