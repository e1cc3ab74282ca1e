import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { vars } from '../theme/contract.css.ts';
import { Facts, Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const moves = [
  ['fast', 'out', '120 ms', 'hover, press, switch'],
  ['medium', 'out', '200 ms', 'a row that opens, a menu'],
  ['slow', 'out', '300 ms', 'modal, sheet, progress'],
  ['slow', 'in', '300 ms', 'leaving, a third shorter'],
] as const;

function Track({
  duration,
  ease,
  isThere,
}: Record<'duration' | 'ease', string> & { isThere: boolean }) {
  return (
    <span
      data-runner
      style={{
        display: 'block',
        width: 24,
        height: 24,
        borderRadius: 4,
        background: vars.color.ink.ink,
        transform: isThere ? 'translateX(160px)' : 'none',
        transition: `transform ${duration} ${ease}`,
      }}
    />
  );
}

function Motion() {
  const [isThere, setThere] = useState(false);
  return (
    <Page
      title="Motion"
      lead="Motion says where a thing came from, and nothing more. It never bounces, and nothing flies to the cart. With reduced motion everything is instant."
    >
      <Section title="Durations">
        <div>
          <Button onPress={() => setThere(!isThere)}>Запустить</Button>
        </div>
        <Facts
          label="Durations"
          head={['Token', 'Time', 'Run', 'Where']}
          rows={moves.map(([duration, ease, time, where]) => ({
            key: where,
            cells: [
              <code key="token">
                duration.{duration}, ease.{ease}
              </code>,
              time,
              <span key="run" style={{ display: 'block', width: 184 }}>
                <Track
                  duration={vars.duration[duration]}
                  ease={vars.ease[ease]}
                  isThere={isThere}
                />
              </span>,
              where,
            ],
          }))}
        />
      </Section>
      <Section title="What moves how">
        <Facts
          label="What moves how"
          head={['Thing', 'Motion']}
          rows={[
            ['A row', 'opens by height and opacity, its chevron turns, rows below move with it'],
            ['A sheet', 'slides in from its edge'],
            ['A modal', 'fades in and rises by 8 px'],
            ['A progress bar', 'moves in steps'],
            [
              'Adding to the cart',
              'the button becomes «В корзине», the count in the header changes',
            ],
          ].map(([thing = '', motion]) => ({ key: thing, cells: [thing, motion] }))}
        />
      </Section>
    </Page>
  );
}

export const Motion_: StoryObj = {
  name: 'Motion',
  render: () => <Motion />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Запустить' }));
    const runner = canvasElement.querySelector('[data-runner]') as HTMLElement;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slow = getComputedStyle(document.documentElement).getPropertyValue('--org-duration-3');
    // the built page has the same durations in seconds
    await expect(slow).toMatch(isReduced ? /^0m?s$/ : /^(300ms|\.3s)$/);
    await expect(runner.style.transform).toBe('translateX(160px)');
  },
};
