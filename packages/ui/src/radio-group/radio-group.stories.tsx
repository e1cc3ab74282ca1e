import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Radio, RadioGroup } from './radio-group.tsx';

const payments = [
  <Radio key="bill" value="bill">
    Счёт
  </Radio>,
  <Radio key="prepay" value="prepay">
    Предоплата
  </Radio>,
  <Radio key="credit" value="credit">
    Отсрочка
  </Radio>,
];

const meta = {
  title: 'Components/Choices/RadioGroup',
  component: RadioGroup,
  parameters: { layout: 'centered' },
  subcomponents: { Radio },
  args: { label: 'Оплата', children: payments, defaultValue: 'bill', onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrows select and wrap around at the ends. */
export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Оплата' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Счёт' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('prepay');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bill');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Отсрочка' })).toBeChecked();
    await userEvent.click(canvas.getByText('Счёт'));
    await expect(canvas.getByRole('radio', { name: 'Счёт' })).toBeChecked();
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const WithDescriptions: Story = {
  args: {
    children: [
      <Radio key="bill" value="bill" description="Отгрузка после оплаты, 1–2 дня">
        Счёт
      </Radio>,
      <Radio key="credit" value="credit" description="До 30 дней, после проверки договора">
        Отсрочка
      </Radio>,
    ],
  },
};

export const Invalid: Story = {
  args: { defaultValue: null, isInvalid: true, errorMessage: 'Выберите способ оплаты' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Выберите способ оплаты',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, hint: 'Способ оплаты уже согласован' },
};
