import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { SnowflakeIcon, SunIcon, SunSnowIcon } from '../icons/icons.tsx';
import { vars } from '../theme/contract.css.ts';
import { TyreGlyph } from '../tyre-glyph/tyre-glyph.tsx';
import { WheelGlyph } from '../wheel-glyph/wheel-glyph.tsx';
import * as css from './page.css.ts';
import { Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Principles',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Principles: StoryObj = {
  render: () => (
    <Page
      title="Principles"
      lead="What makes a screen look like «Протектор». When a component does not settle a question, these do."
    >
      <div className={css.columns}>
        <Section title="The sidewall is the interface">
          <p>
            What matters on a tyre is moulded on it, so the marking is the largest text of a row and
            has its own face. The same code is the size filter: one control, read as a marking.
          </p>
          <p className={css.mark} style={{ fontSize: 24 }}>
            205/55 R16 <span style={{ fontWeight: 500, color: vars.color.ink.ink2 }}>91V</span>
          </p>
        </Section>
        <Section title="One mark">
          <p>
            The orange dot means «look here first»: the best price. Besides it, signal appears on
            the cart count, one money button of a screen, the saving hint, and ET on the wheel.
            Favourites, tabs, selection and primary buttons are ink.
          </p>
          <div className={css.row}>
            <Badge tone="best">Лучшая цена</Badge>
            <Button variant="signal">Перейти к оформлению</Button>
          </div>
        </Section>
        <Section title="Draw the goods, do not picture them">
          <p>
            Glyphs are orthographic drawings at one scale. The tread gives width, season and studs,
            the sidewall profile and diameter; the wheel spokes, bolts, bore, width and offset.
          </p>
          <div className={css.row}>
            <TyreGlyph width={205} profile={55} diameter={16} season="winter" hasStuds />
            <TyreGlyph width={275} profile={40} diameter={20} season="summer" />
            <WheelGlyph diameter={17} width={7} bolts={5} pcd={114.3} offset={45} spokes={10} />
          </div>
        </Section>
        <Section title="Lines, not boxes">
          <p>
            Rows and groups are split by hairlines on paper. White sheet is for what is open or
            editable: inputs, the expanded row, popovers, the checkout. Only floating layers have
            shadows; cards do not stand in cards.
          </p>
        </Section>
        <Section title="Colour is data">
          <p>
            Blue, amber and teal are seasons; green is a reached minimum; crimson is an error. A
            word or an icon always repeats the colour.
          </p>
          <div className={css.row}>
            <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
              Зима
            </Badge>
            <Badge tone="summer" icon={<SunIcon size={14} />}>
              Лето
            </Badge>
            <Badge tone="allseason" icon={<SunSnowIcon size={14} />}>
              Всесезон
            </Badge>
          </div>
        </Section>
        <Section title="Dense, with air in the right place">
          <p>
            Rows are 84 px, 40 px when dense; gaps between groups are 24 or 32, inside them 4 to 12.
            Prices and stock stand to the right. A size, a price or an index is never cut.
          </p>
        </Section>
      </div>
    </Page>
  ),
};
