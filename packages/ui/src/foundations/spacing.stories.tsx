import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { Facts, Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Spacing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const { ink, surface, line } = vars.color;

const radii = {
  tag: 'badge, checkbox',
  s: 'button, field',
  m: 'popover, panel',
  l: 'modal, sheet',
};
const heights = { s: 'small', m: 'regular', l: 'large', target: 'smallest target' };

export const Spacing: StoryObj = {
  render: () => (
    <Page
      title="Spacing"
      lead="Everything stands on a grid of 4 px. Inside a group gaps are 4 to 12, between groups 24 or 32. Parents lay out: no component has an outer margin."
    >
      <Section title="Steps">
        <Facts
          label="Steps"
          head={['Token', 'Length']}
          rows={Object.entries(vars.space).map(([token, value]) => ({
            key: token,
            cells: [
              <code key="token">space.{token}</code>,
              <span
                key="bar"
                style={{ display: 'block', width: value, height: 12, background: ink.ink }}
              />,
            ],
          }))}
        />
      </Section>
      <Section title="Radii">
        <Facts
          label="Radii"
          head={['Token', 'Corner', 'Where']}
          rows={Object.entries(radii).map(([token, where]) => ({
            key: token,
            cells: [
              <code key="token">radius.{token}</code>,
              <span
                key="corner"
                style={{
                  display: 'block',
                  width: 72,
                  height: 40,
                  borderRadius: vars.radius[token as keyof typeof radii],
                  background: surface.sheet,
                  border: `1px solid ${line.line}`,
                }}
              />,
              where,
            ],
          }))}
        />
      </Section>
      <Section title="Heights of controls">
        <p>28, 36 and 44 px; 44, 44 and 48 px where a finger points or the screen is narrow.</p>
        <Facts
          label="Heights of controls"
          head={['Token', 'Height here', 'What']}
          rows={Object.entries(heights).map(([token, what]) => ({
            key: token,
            cells: [
              <code key="token">height.{token}</code>,
              <span
                key="height"
                style={{
                  display: 'block',
                  width: 72,
                  height: vars.height[token as keyof typeof heights],
                  background: surface.sunk2,
                }}
              />,
              what,
            ],
          }))}
        />
      </Section>
      <Section title="Breakpoints">
        <Facts
          label="Breakpoints"
          head={['Layout', 'From, px']}
          rows={Object.entries(breakpoints).map(([layout, from]) => ({
            key: layout,
            cells: [layout, from],
          }))}
        />
      </Section>
    </Page>
  ),
};
