import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleCompany } from '../testing/samples.ts';
import { CompanyForm, type CompanyFormProps } from './company-form.tsx';
import { emptyValues, valuesOf } from './company-values.ts';

const saved = valuesOf(sampleCompany);

function Owned(props: CompanyFormProps) {
  const [values, setValues] = useState(props.values);
  return <CompanyForm {...props} values={values} onChange={setValues} />;
}

const meta = {
  title: 'Приложение/Компании/Форма',
  component: CompanyForm,
  render: (props) => <Owned {...props} />,
  args: { values: saved, saved, onChange: fn(), send: fn(async () => undefined) },
} satisfies Meta<typeof CompanyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ИНН')).toHaveValue('7707083893');
    await expect(canvas.queryByText('Есть несохранённые изменения')).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const site = canvas.getByLabelText('Сайт');
    await userEvent.clear(site);
    await userEvent.type(site, 'koleso.ru');
    await expect(canvas.getByText('Есть несохранённые изменения')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(site).toHaveValue(saved.site);
    await userEvent.type(site, '/opt');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
};

export const WrongNumber: Story = {
  play: async ({ canvas, args }) => {
    const inn = canvas.getByLabelText('ИНН');
    await userEvent.clear(inn);
    await userEvent.type(inn, '667104551');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(canvas.getByText('У организации в ИНН 10 цифр, сейчас 9')).toBeVisible();
    await waitFor(() => expect(inn).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The account number belongs to another bank. */
export const WrongBank: Story = {
  play: async ({ canvas }) => {
    const bic = canvas.getByLabelText('БИК');
    await userEvent.clear(bic);
    await userEvent.type(bic, '044525225');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(canvas.getByLabelText('Расчётный счёт')).toHaveFocus());
    await expect(
      canvas.getAllByText('Контрольная цифра счёта не сходится с БИК. Проверьте оба'),
    ).toHaveLength(2);
  },
};

export const Refused: Story = {
  args: {
    values: { ...saved, kpp: '770701001' },
    send: fn(async () => {
      throw new ApiError('Проверьте поля', {
        kind: 'answer',
        status: 422,
        fieldErrors: { inn: ['Компания с такими ИНН и КПП уже есть'] },
      });
    }),
  },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    const refusal = 'Компания с такими ИНН и КПП уже есть';
    await userEvent.click(save);
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('ИНН')).toHaveFocus());
    // a second attempt is sent, even with the same values
    await userEvent.click(save);
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('ИНН'), '{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(3));
    await expect(await canvas.findByText(refusal)).toBeVisible();
    // the correction may be in another field
    await userEvent.clear(canvas.getByLabelText('КПП'));
    await userEvent.type(canvas.getByLabelText('КПП'), '770702002');
    await expect(canvas.queryByText(refusal)).toBeNull();
    await userEvent.click(save);
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(4));
  },
};

export const NewCompany: Story = {
  args: { values: emptyValues(), saved: emptyValues(), createText: 'Создать компанию' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
    await expect(canvas.getByText('Укажите название')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Название/), 'Колесница');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать компанию' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
};
