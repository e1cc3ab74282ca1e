import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  definePhoneInput,
  type PhoneElementOptions,
  type PhoneInputElement,
} from './element/element.ts';
import { ru } from './words/ru.ts';

interface PageProps {
  /** Attributes of the element. */
  attributes?: Record<string, string>;
  options?: PhoneElementOptions;
  isFieldsetDisabled?: boolean;
  onInput?: () => void;
}

/** A page without React would have this form in its HTML. */
function Page({ attributes, options, isFieldsetDisabled, onInput }: PageProps) {
  const ref = useRef<PhoneInputElement>(null);
  const [sent, setSent] = useState('');
  // before anybody can press: later effects may come after the first key
  useLayoutEffect(() => {
    definePhoneInput();
    if (ref.current) ref.current.options = { ...ru, ...options };
  }, [options]);
  return (
    <form
      aria-label="Заявка"
      style={{ display: 'grid', gap: 8, maxWidth: 320 }}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`${sent}${String(new FormData(event.currentTarget).get('phone'))};`);
      }}
    >
      <fieldset
        disabled={isFieldsetDisabled}
        style={{ display: 'grid', gap: 6, border: 0, padding: 0, margin: 0 }}
      >
        <label htmlFor="phone">Телефон</label>
        {createElement('phone-input', { ref, id: 'phone', name: 'phone', ...attributes })}
      </fieldset>
      <button type="submit">Отправить</button>
      <button type="reset">Сбросить</button>
      <output>{sent}</output>
    </form>
  );
}

/** The custom element of `@org/phone-input/element`, for pages without React. All cases of the field run against it too. */
const meta = {
  title: 'Phone input/Custom element',
  component: Page,
  args: { attributes: { country: 'ru' }, options: { preferredCountries: ['ru', 'by'] } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const elementOf = (root: HTMLElement) => root.querySelector('phone-input') as PhoneInputElement;
const partOf = (root: HTMLElement, part: string) =>
  elementOf(root).shadowRoot?.querySelector(`[part=${part}]`) as HTMLInputElement;

/** Typed, named by its label, sent with the form, reset with it. */
export const InAForm: Story = {
  args: { onInput: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = partOf(canvasElement, 'input');
    await expect(input).toHaveAttribute('aria-label', 'Телефон');
    await userEvent.type(input, '8 916 123-45-67{Enter}');
    await expect(input).toHaveValue('+7 (916) 123-45-67');
    await expect(args.onInput).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('79161234567;'));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(input).toHaveValue('+7');
  },
};

/** The list opens on the platform's popover; the search knows other names. */
export const List: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const button = partOf(canvasElement, 'button');
    await expect(button).toHaveAttribute('aria-label', 'Страна: Россия');
    await userEvent.click(button);
    const search = partOf(canvasElement, 'search');
    await waitFor(() => expect(elementOf(canvasElement).shadowRoot?.activeElement).toBe(search));
    await expect(partOf(canvasElement, 'list').clientHeight).toBe(245);
    await userEvent.type(search, 'голландия');
    await waitFor(() =>
      expect(elementOf(canvasElement).shadowRoot?.querySelector('[role=option]')).toHaveTextContent(
        'Нидерланды+31',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(elementOf(canvasElement).selectedCountry).toBe('nl');
    await expect(partOf(canvasElement, 'input')).toHaveValue('+31');
  },
};

/** A dial code alone is no number: the form is not sent. */
export const Required: Story = {
  args: { attributes: { country: 'ru', required: '' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const element = elementOf(canvasElement);
    await expect(element.validity.valueMissing).toBe(true);
    await expect(partOf(canvasElement, 'input')).toHaveAttribute('aria-invalid', 'true');
    element.value = '79161234567';
    await expect(element.checkValidity()).toBe(true);
    await expect(partOf(canvasElement, 'input')).not.toHaveAttribute('aria-invalid');
  },
};

/** An error of the page's own, as by its server. */
export const OwnError: Story = {
  args: { attributes: { country: 'ru', value: '79161234567' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const element = elementOf(canvasElement);
    element.setCustomValidity('Номер занят');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(element.validationMessage).toBe('Номер занят');
    element.setCustomValidity('');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('79161234567;');
  },
};

/** A disabled `<fieldset>` disables it, and nothing is sent. */
export const Disabled: Story = {
  args: { attributes: { country: 'ru', value: '79161234567' }, isFieldsetDisabled: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(partOf(canvasElement, 'input')).toBeDisabled();
    await expect(partOf(canvasElement, 'button')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('null;');
  },
};
