import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneStory } from './testing/story-frame.tsx';

/**
 * Every prop as a control, in English, with the field's own defaults. `value` makes it controlled, `form` puts it into
 * a form. The reported values are shown under it and are `data-` attributes of the output: digits, country, e164,
 * formatted, how often it changed, how often the form was sent.
 */
const meta = {
  title: 'Phone input/Playground',
  component: PhoneStory,
  args: { locale: 'en' },
} satisfies Meta<typeof PhoneStory>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '+79161234567');
    const reported = canvas.getByRole('status');
    await expect(reported).toHaveAttribute('data-digits', '79161234567');
    await expect(reported).toHaveAttribute('data-country', 'ru');
    await expect(reported).toHaveAttribute('data-formatted', '+7 (916) 123-45-67');
  },
};
