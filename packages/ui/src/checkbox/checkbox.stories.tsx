import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

const meta = {
  title: 'Components/Choices/Checkbox',
  component: Checkbox,
  parameters: { layout: 'centered' },
  subcomponents: { CheckboxGroup },
  args: { children: 'RunFlat', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'RunFlat' });
    await userEvent.click(canvas.getByText('RunFlat'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { children: 'Выбран', defaultSelected: true } };

export const Mixed: Story = {
  args: { children: 'Часть', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const KeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
};

export const WithCount: Story = {
  args: { children: 'XL, усиленная', count: 1842 },
  render: (args) => (
    <div style={{ maxWidth: 244 }}>
      <Checkbox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 842').textContent).toBe('1\u202f842');
  },
};

export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Выбрать все предложения поставщика' },
};

export const Required: Story = {
  args: {
    children: 'Согласен с условиями',
    hint: 'Без согласия заказ не отправить',
    errorMessage: 'Отметьте, что согласны',
    isRequired: true,
  },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Checkbox {...args} />
      <button type="submit">Отправить</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Согласен с условиями' });
    await expect(box).toHaveAccessibleDescription('Без согласия заказ не отправить');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(box).toHaveAccessibleDescription('Отметьте, что согласны'));
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription('Без согласия заказ не отправить'));
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox isDisabled>Не выбран</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Выбран
      </Checkbox>
      <Checkbox isDisabled isIndeterminate>
        Часть
      </Checkbox>
    </>
  ),
};

const onGroup = fn();

export const Group: Story = {
  render: () => (
    <div style={{ maxWidth: 244 }}>
      <CheckboxGroup label="Исполнение" defaultValue={['xl']} onChange={onGroup}>
        <Checkbox value="runflat" count={186}>
          RunFlat
        </Checkbox>
        <Checkbox value="xl" count={842}>
          XL, усиленная
        </Checkbox>
        <Checkbox value="seal" count={0} isDisabled>
          Самозатягивающаяся
        </Checkbox>
      </CheckboxGroup>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Исполнение' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /RunFlat/ }));
    await expect(onGroup).toHaveBeenLastCalledWith(['xl', 'runflat']);
  },
};

export const InvalidGroup: Story = {
  render: () => (
    <CheckboxGroup label="Документы" isInvalid errorMessage="Отметьте хотя бы один документ">
      <Checkbox value="upd">УПД</Checkbox>
      <Checkbox value="bill">Счёт</Checkbox>
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Отметьте хотя бы один документ',
    );
  },
};
