import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { DateText } from './date-text.tsx';

const meta = {
  title: 'Components/Data/DateText',
  component: DateText,
  parameters: { layout: 'centered' },
  args: {
    value: '2026-11-21T06:42:00Z',
    locale: 'ru-RU',
    timeZone: 'Asia/Yekaterinburg',
    now: new Date('2026-11-21T12:00:00Z'),
  },
  argTypes: { value: { control: 'text' }, now: { control: 'date' } },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Date_: Story = {
  name: 'Date',
  play: async ({ canvas }) => {
    const time = canvas.getByText('21 ноября');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T06:42:00.000Z');
  },
};

export const RelativeWithTime: Story = {
  args: { isRelative: true, withTime: (day, time) => `${day} в ${time}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('сегодня в 11:42')).toBeVisible();
  },
};

export const AnotherYear: Story = { args: { value: '2024-02-29T06:42:00Z' } };

export const AnotherLanguage: Story = { args: { locale: 'en-GB', isRelative: true } };

export const NotADate: Story = {
  args: { value: 'позавчера' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** The language is that of React Aria’s provider. */
export const LanguageOfPage: Story = {
  args: { locale: undefined },
  render: (args) => (
    <I18nProvider locale="de-DE">
      <DateText {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21. November')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** A language and a time zone that there are not: the date is still there. */
export const UnknownPlace: Story = {
  args: { locale: 'klingon_1', timeZone: 'Mars/Olympus' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 ноября')).toBeVisible();
  },
};
