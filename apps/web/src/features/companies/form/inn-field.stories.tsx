import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyValues } from './company-values.ts';
import { bindFields } from './form-fields.ts';
import { InnField, type InnFieldProps } from './requisites-section.tsx';

const party = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  name: 'Сбербанк России',
  legal_form: 'ПАО' as const,
  legal_address: '117312, г. Москва, ул. Вавилова, д. 19',
  is_active: true,
};

function Owned({ find, ogrn = '' }: Pick<InnFieldProps, 'find'> & { ogrn?: string }) {
  const [values, setValues] = useState({ ...emptyValues(), ogrn });
  return (
    <>
      <InnField fields={bindFields(values, setValues)} find={find} />
      <p>{[values.name, values.kpp, values.ogrn].filter(Boolean).join(' · ')}</p>
    </>
  );
}

const meta: Meta<typeof InnField> = {
  title: 'Приложение/Компании/ИНН',
  component: InnField,
  render: ({ find }) => <Owned find={find} />,
  args: { fields: bindFields(emptyValues(), fn()), find: fn(async () => party) },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const fill = (canvas: Canvas) => userEvent.type(canvas.getByLabelText('ИНН'), '77 07 083893');

/** The last digit is enough while nothing is filled in. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Заполнить по ИНН' });
    await expect(button).toBeDisabled();
    await fill(canvas);
    await expect(args.find).toHaveBeenCalledWith('7707083893');
    await expect(
      await canvas.findByText('Сбербанк России · 773601001 · 1027700132195'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Заполнили по ИНН: Сбербанк/);
  },
};

/** What is filled in is replaced only when asked for. */
export const OverOthers: Story = {
  render: ({ find }) => <Owned find={find} ogrn="1027739609391" />,
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(args.find).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить по ИНН' }));
    await expect(
      await canvas.findByText('Сбербанк России · 773601001 · 1027700132195'),
    ).toBeVisible();
  },
};

export const WoundUp: Story = {
  args: { find: async () => ({ ...party, is_active: false }) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText(/организация не действует/)).toBeVisible();
  },
};

export const Asking: Story = {
  args: { find: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('button', { name: /Ищем/ })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: {
    find: async () => {
      throw new ApiError('В справочнике такого ИНН нет', { kind: 'answer', status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('В справочнике такого ИНН нет')).toBeVisible();
    // a message about one number does not stay beside another
    await userEvent.type(canvas.getByLabelText('ИНН'), '{Backspace}');
    await expect(canvas.queryByText('В справочнике такого ИНН нет')).toBeNull();
  },
};
