import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Поиск по каталогу',
    placeholder: '205/55 R16 91V нокиан зима',
    clearLabel: 'Очистить',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Очистить' })).toBeNull();
  },
};

/** Enter searches; the cross and Escape clear the field and keep the focus. */
export const Filled: Story = {
  args: { defaultValue: '205/55' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Поиск по каталогу' });
    await userEvent.type(input, ' R16{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('205/55 R16');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'кама');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await userEvent.type(input, '205/55');
  },
};

/** The key focuses the field from anywhere but another field, where it is a character. */
export const Shortcut: Story = {
  args: { shortcut: '/', size: 'l' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField {...args} />
      <input aria-label="Другое поле" style={{ width: 120 }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Поиск по каталогу' });
    const other = canvas.getByRole('textbox', { name: 'Другое поле' });
    await expect(canvas.getByText('/')).toBeInTheDocument();
    await userEvent.type(other, '/');
    await expect(other).toHaveValue('/');
    other.blur();
    await userEvent.keyboard('/');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('');
    await userEvent.keyboard('91');
    await expect(canvas.queryByText('/')).toBeNull();
    await userEvent.clear(input);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <SearchField {...args} size="s" aria-label="Малое" />
      <SearchField {...args} aria-label="Обычное" />
      <SearchField {...args} size="l" aria-label="Крупное" />
    </div>
  ),
};

export const WithLabel: Story = { args: { label: 'Поставщик', 'aria-label': undefined } };

export const Disabled: Story = { args: { isDisabled: true } };
