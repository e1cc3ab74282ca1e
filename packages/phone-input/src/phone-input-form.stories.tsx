import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Modal } from 'react-aria-components/Modal';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PhoneInput } from './phone-input.tsx';

/** The field in forms: its value, required fields, server errors, reset, and a dialog around it. */
const meta = {
  title: 'Phone input/PhoneInput/Forms',
  component: PhoneInput,
  args: {
    label: 'Телефон',
    countryLabel: 'Страна',
    country: 'ru',
    name: 'phone',
    preferredCountries: ['ru', 'us'],
    onChange: fn(),
  },
  argTypes: { renderFlag: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form sends the digits under the name. Enter in the field sends the form, Enter in the list does not. */
export const PlainForm: Story = {
  render: (args) => {
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`${sent}${String(new FormData(event.currentTarget).get('phone'))};`);
        }}
      >
        <PhoneInput {...args} />
        <button type="submit">Отправить</button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Страна: Россия +7' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.clear(canvas.getByLabelText('Телефон'));
    await userEvent.type(canvas.getByLabelText('Телефон'), '+79161234567{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('79161234567;'));
  },
};

/** The form does not get the text typed in the search field of the list. */
export const SearchInForm: Story = {
  render: (args) => (
    <form aria-label="Заявка" onSubmit={(event) => event.preventDefault()}>
      <PhoneInput {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const heard = fn();
    for (const type of ['input', 'change', 'submit']) form.addEventListener(type, heard);
    await userEvent.click(canvas.getByRole('button', { name: 'Страна: Россия +7' }));
    await userEvent.keyboard('нарния{Enter}');
    const search = screen.getByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    await expect([...form.elements]).not.toContain(search);
    search.dispatchEvent(new Event('change', { bubbles: true }));
    await userEvent.keyboard('{Escape}');
    await expect(heard).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A dial code alone is no number: the form is not sent; the field gets the focus and the browser's message. */
export const Required: Story = {
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <PhoneInput {...args} />
      <Button type="submit">Отправить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('9161234567');
    await userEvent.tab();
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
};

/** If a form library validates, an empty required field is not invalid yet. */
export const RequiredByOwner: Story = {
  args: { isRequired: true, validationBehavior: 'aria', isInvalid: false },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toBeRequired();
    await expect(field).not.toBeInvalid();
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** The same if the form sets it for all its fields. */
export const RequiredByForm: Story = {
  ...RequiredByOwner,
  args: { isRequired: true },
  render: (args) => (
    <Form validationBehavior="aria">
      <PhoneInput {...args} />
    </Form>
  ),
};

/** A server error for the field's name is shown until the number changes. */
export const ServerError: Story = {
  args: { defaultValue: '79161234567' },
  render: (args) => (
    <Form validationErrors={{ phone: 'Этот номер уже занят' }}>
      <PhoneInput {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveAccessibleDescription('Этот номер уже занят');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}8');
    await userEvent.tab();
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  },
};

/** Reset restores the first value and its country. */
export const Reset: Story = {
  args: { defaultValue: '79161234567' },
  render: (args) => (
    <form>
      <PhoneInput {...args} />
      <button type="reset">Сбросить</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Телефон');
    await userEvent.clear(field);
    await userEvent.type(field, '+375291234567');
    await expect(field).toHaveValue('+375 29 123-45-67');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(field).toHaveValue('+7 (916) 123-45-67'));
    await expect(canvas.getByRole('button', { name: 'Страна: Россия +7' })).toBeVisible();
  },
};

/** `ref` is the input; `inputProps` are its other props. */
export const RefAndInputProps: Story = {
  args: {
    inputProps: { id: 'my-phone', autoComplete: 'tel-national', 'data-qa': 'phone' } as object,
  },
  render: (args) => {
    const ref = useRef<HTMLInputElement>(null);
    return (
      <>
        <PhoneInput {...args} ref={ref} />
        <button type="button" onClick={() => ref.current?.select()}>
          Выделить
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Телефон');
    await expect(field).toHaveAttribute('id', 'my-phone');
    await expect(field).toHaveAttribute('data-qa', 'phone');
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.click(canvas.getByRole('button', { name: 'Выделить' }));
    await expect(field.selectionEnd).toBe(2);
  },
};

/** Focus and blur handlers also get the country. */
export const Events: Story = {
  args: { onFocus: fn(), onBlur: fn(), onEnterKeyPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const russia = expect.objectContaining({ countryCode: 'ru' });
    await userEvent.type(canvas.getByLabelText('Телефон'), '916{Enter}');
    await expect(args.onFocus).toHaveBeenLastCalledWith(expect.anything(), russia);
    await expect(args.onEnterKeyPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenLastCalledWith(expect.anything(), russia);
  },
};

/** The list opens above a dialog; Escape and a press beside the dialog close the list alone. */
export const InDialog: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>Изменить телефон</Button>
      <Modal isDismissable>
        <Dialog aria-label="Телефон компании">
          <PhoneInput {...args} />
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить телефон' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Страна: Россия +7' }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Телефон компании' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Страна: Россия +7' }));
    await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
    await userEvent.click(document.querySelector('.react-aria-ModalOverlay') as Element);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Телефон компании' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Страна: Россия +7' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Соединенные Штаты +1' }));
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveValue('+1'));
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveFocus());
  },
};
