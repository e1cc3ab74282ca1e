import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as basics from './basics.tsx';
import * as controls from './controls.tsx';
import * as layers from './layers.tsx';
import { showStates } from './part.tsx';
import { Phones } from './phone.tsx';
import * as css from './sheet.css.ts';

export default {
  title: 'Foundations/Component sheet',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', showsBothThemes: true },
} satisfies Meta;

function Theme({ theme, title }: { theme: string; title: string }) {
  return (
    <section className={css.theme} data-theme={theme} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <basics.Colours />
      <basics.Type />
      <basics.Buttons />
      <controls.Fields />
      <controls.Choices />
      <controls.Lists id={theme} />
      <layers.Menus />
      <Phones id={theme} />
      <layers.TabRow id={title} />
      <basics.Badges />
      <basics.Glyphs />
      <layers.Tables id={title} />
      <basics.ProgressBars />
      <layers.Toasts />
      <layers.Modals />
      <layers.Tooltips />
      <basics.Loading />
      <basics.Empty />
      <basics.Notes />
    </section>
  );
}

/** Every component in every state, both themes side by side from 1600 px. */
export const ComponentSheet: StoryObj = {
  name: 'Component sheet',
  render: () => (
    <div className={css.themes}>
      <Theme theme="light" title="Светлая тема" />
      <Theme theme="dark" title="Тёмная тема" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    showStates(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-focus-within]')).toHaveLength(6);
    const [light, dark] = canvas.getAllByRole('button', { name: 'Перейти к оформлению' });
    const background = (button?: HTMLElement) => button && getComputedStyle(button).backgroundColor;
    await expect(background(light)).toBe('rgb(243, 76, 13)');
    await expect(background(dark)).toBe('rgb(255, 106, 51)');
  },
};
