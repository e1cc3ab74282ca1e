import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FieldErrors, Form, type FormProps, SubmitButton } from './form.tsx';

const cities = ['Казань', 'Омск'].map((label) => ({ value: label, label }));

const fields = (
  <Stack align="start">
    <TextField label="Название" name="name" defaultValue="Шинторг" />
    <TextField label="ИНН" name="inn" />
    <Select label="Город" name="city" items={cities} defaultValue="Омск" />
    <SubmitButton>Сохранить</SubmitButton>
  </Stack>
);

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  subcomponents: { SubmitButton },
  args: { label: 'Компания', children: fields, onSubmit: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused: FieldErrors = {
  city: 'Сюда не возим',
  inn: ['У юрлица в ИНН 10 цифр, сейчас 9.', 'Такого ИНН нет.'],
  contract: 'Договор закончился 3 ноября',
};

/** A server that refuses the first time. */
const Refusing = (props: FormProps) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={async (data, event) => {
        props.onSubmit?.(data, event);
        setErrors(data.get('inn') === '' ? refused : {});
      }}
    />
  );
};

export const Sent: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ИНН'), '7701234567{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect([...data]).toEqual([
      ['name', 'Шинторг'],
      ['inn', '7701234567'],
      ['city', 'Омск'],
    ]);
  },
};

const save = fn();

const Acting = (props: FormProps) => {
  const [errors, action] = useActionState(async (_before: FieldErrors, data: FormData) => {
    await save([...data]);
    return data.get('inn') === '770' ? refused : {};
  }, {});
  return (
    <Form label={props.label} action={action} errors={errors}>
      {props.children}
    </Form>
  );
};

/** An action of React keeps what was typed while something of it is refused, is not called twice, and empties the form at its end. */
export const Action: Story = {
  render: (args) => <Acting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Название');
    const inn = canvas.getByLabelText('ИНН');
    await userEvent.clear(name);
    await userEvent.type(name, 'Колесо');
    let proceed = () => undefined as unknown;
    save.mockReset().mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          proceed = () => resolve(undefined);
        }),
    );
    await userEvent.type(inn, '770{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
    await expect(save).toHaveBeenCalledTimes(1);
    proceed();
    await waitFor(() => expect(inn).toBeInvalid());
    await waitFor(() => expect(inn).toHaveFocus());
    await expect(inn).toHaveValue('770');
    await expect(name).toHaveValue('Колесо');
    await userEvent.clear(inn);
    await userEvent.type(inn, '7701234567{Enter}');
    await waitFor(() => expect(inn).toHaveValue(''));
    await waitFor(() => expect(name).toHaveValue('Шинторг'));
    await expect(save).toHaveBeenLastCalledWith([
      ['name', 'Колесо'],
      ['inn', '7701234567'],
      ['city', 'Омск'],
    ]);
  },
};

/** Each message at its field and in the summary; the first field in the page has the focus, whatever came first. */
export const Refused: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const inn = canvas.getByRole('textbox', { name: 'ИНН' });
    await waitFor(() => expect(inn).toHaveFocus());
    await expect(inn).toHaveAccessibleDescription(
      'У юрлица в ИНН 10 цифр, сейчас 9. Такого ИНН нет.',
    );
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveTextContent('Договор закончился 3 ноября');
    await userEvent.click(await canvas.findByRole('button', { name: 'Город: Сюда не возим' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Город/ })).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'ИНН: У юрлица в ИНН 10 цифр, сейчас 9. Такого ИНН нет.',
      }),
    );
    await userEvent.keyboard('7701234567');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^ИНН:/ })).toBeNull());
    await waitFor(() => expect(inn).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

const refusedBeside: FieldErrors = {
  phone: 'Занят',
  sum: 'Больше лимита',
  from: 'Слишком давно',
  paid: 'Ещё не было',
  towns: 'Не возим',
};

/** Fields that are sent by hidden elements are named by their labels, and what is typed in gets the focus. */
export const RefusedBeside: Story = {
  args: {
    errors: refusedBeside,
    children: (
      <Stack align="start">
        <div>
          <button type="button">Страна</button>
          <input aria-label="Телефон" defaultValue="+7" />
          <input type="hidden" name="phone" value="7" />
        </div>
        <NumberField label="Сумма" name="sum" defaultValue={5} />
        <DateRangeField label="Период" startName="from" endName="to" />
        <DateField label="Оплачен" name="paid" />
        <ComboBox
          label="Города"
          name="towns"
          selectionMode="multiple"
          hasChips
          items={cities}
          defaultValue={['Омск']}
        />
        <SubmitButton>Сохранить</SubmitButton>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Телефон' });
    await waitFor(() => expect(phone).toHaveFocus());
    for (const name of ['Период: Слишком давно', 'Оплачен: Ещё не было', 'Города: Не возим'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await userEvent.type(phone, '9');
    await waitFor(() => expect(canvas.queryByText(/Занят/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма: Больше лимита' }));
    const sum = canvas.getByRole('textbox', { name: 'Сумма' });
    await waitFor(() => expect(sum).toHaveFocus());
    await userEvent.type(sum, '0');
    await waitFor(() => expect(canvas.queryByText(/Больше лимита/)).toBeNull());
  },
};

/** A second press while the first is on its way sends nothing. */
export const SentOnce: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    const inn = canvas.getByLabelText('ИНН');
    await userEvent.type(inn, '{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('form', { name: 'Компания' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.type(inn, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The browser asks while something is changed: not before, not after it was taken back, not once it is saved. */
export const Guarded: Story = {
  args: { isGuarded: true, onDirtyChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const inn = canvas.getByLabelText('ИНН');
    await expect(isAsked()).toBe(false);
    await userEvent.type(inn, '7');
    await waitFor(() => expect(isAsked()).toBe(true));
    await userEvent.type(inn, '{Backspace}');
    await waitFor(() => expect(isAsked()).toBe(false));
    await userEvent.click(canvas.getByRole('combobox', { name: /Город/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Казань' }));
    await waitFor(() => expect(isAsked()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(isAsked()).toBe(false));
    const reports = () => (args.onDirtyChange as ReturnType<typeof fn>).mock.calls.flat();
    await waitFor(() => expect(reports()).toEqual([true, false, true, false]));
  },
};
