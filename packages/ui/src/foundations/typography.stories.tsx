import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../theme/contract.css.ts';
import * as css from './page.css.ts';
import { Facts, Page, Section } from './page.tsx';

export default {
  title: 'Foundations/Typography',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const sizes = [
  ['t36', 'home figures', '12 480'],
  ['t28', 'h1, cart total', 'Шины 205/55 R16'],
  ['t22', 'h2, import figures; h1 on phones', 'Корзина, 9 позиций'],
  ['t18', 'price on a phone card', '14 280 ₽'],
  ['t16', 'price in a row, block title; every input on phones', 'Предложения поставщиков'],
  ['t15', 'product name, tab, large button', 'Ikon Tyres Autograph Ice 9 SUV'],
  ['t14', 'body, cells', 'Основной текст. Цены 1 234 ₽, 28 480 ₽, 147 900 ₽'],
  ['t13', 'field label, chip, small button', 'Чтобы подтвердить, введите ИНН'],
  ['t12', 'column head, hint, article number', 'Цены обновлены сегодня в 11:42'],
  ['t11', 'labels inside the size control', 'Ширина'],
] as const;

const weights = [
  ['regular', 'text'],
  ['medium', 'action'],
  ['semi', 'emphasis'],
  ['bold', 'title'],
] as const;

const markings = [
  [17, 20, 'dense row, cart'],
  [20, 24, 'row'],
  [22, 24, 'row on a phone'],
  [24, 26, 'size control'],
] as const;

export const Typography: StoryObj = {
  render: () => (
    <Page
      title="Typography"
      lead={
        <>
          A face for the interface, and a narrow one for markings: digits, Latin and capitals only.
          Here they are the product’s, Golos Text and Sofia Sans Condensed; the library itself sets
          the system’s. Numerals are tabular everywhere. Put
          <code>vars.weight</code> and <code>vars.text</code> together in <code>font</code>.
        </>
      }
    >
      <Section title="Sizes">
        <Facts
          label="Sizes"
          head={['Token', 'Sample', 'Where']}
          rows={sizes.map(([token, where, sample]) => ({
            key: token,
            cells: [
              <code key="token">{token}</code>,
              <span
                key="sample"
                style={{
                  font: `${Number(token.slice(1)) > 20 ? vars.weight.bold : vars.weight.regular} ${vars.text[token]}`,
                }}
              >
                {sample}
              </span>,
              where,
            ],
          }))}
        />
      </Section>
      <Section title="Weights">
        <div className={css.row} style={{ gap: 32 }}>
          {weights.map(([weight, where]) => (
            <span key={weight} style={{ font: `${vars.weight[weight]} ${vars.text.t18}` }}>
              Поставщик, {where}
            </span>
          ))}
        </div>
      </Section>
      <Section title="Marking">
        <Facts
          label="Marking"
          head={['Size', 'Sample', 'Where']}
          rows={markings.map(([size, line, where]) => ({
            key: where,
            cells: [
              `${size}/${line}`,
              <span
                key="sample"
                className={css.mark}
                style={{ fontSize: size, lineHeight: `${line}px` }}
              >
                315/80 R22,5{' '}
                <span style={{ fontWeight: 500, color: vars.color.ink.ink2 }}>
                  156/150L 5×114,3 ET45 DIA 60,1
                </span>
              </span>,
              where,
            ],
          }))}
        />
      </Section>
      <Section title="Before the fonts are here">
        <p>
          An installed face stands in, stretched to the same widths and heights, so nothing moves at
          the swap. Preload <code>golos-text-cyrillic.woff2</code> and{' '}
          <code>golos-text-latin.woff2</code>.
        </p>
        {(['"Golos Text"', '"Golos Text Fallback"'] as const).map((family) => (
          <p key={family} data-sample style={{ fontFamily: family, width: 'fit-content' }}>
            Летние и зимние шины оптом: остаток 1 240 шт., доставка 1–2 дня
          </p>
        ))}
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(document.fonts.check('14px "Golos Text"', 'Шины ₽')).toBe(true);
    // if none of the fallback fonts is installed, there is nothing to measure
    const installed = new FontFace('Installed', 'local("Arial"), local("Liberation Sans")');
    if (!(await installed.load().catch(() => undefined))) return;
    const [real, standIn] = [...canvasElement.querySelectorAll<HTMLElement>('[data-sample]')];
    const ratio = (standIn?.offsetWidth ?? 0) / (real?.offsetWidth ?? 1);
    await expect(ratio).toBeGreaterThan(0.97);
    await expect(ratio).toBeLessThan(1.03);
    await expect(standIn?.offsetHeight).toBe(real?.offsetHeight);
  },
};
