import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { SnowflakeIcon } from '../icons/icons.tsx';
import { Note } from '../note/note.tsx';
import { Progress } from '../progress/progress.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { vars } from '../theme/contract.css.ts';
import { TyreGlyph } from '../tyre-glyph/tyre-glyph.tsx';
import * as css from './page.css.ts';
import { Page, Section } from './page.tsx';
import './second-theme.css.ts';

export default {
  title: 'Foundations/Second theme',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const SecondTheme: StoryObj = {
  name: 'Second theme',
  render: () => (
    <div
      data-theme="workwear"
      style={{
        background: vars.color.surface.paper,
        color: vars.color.ink.ink,
        minHeight: '100vh',
      }}
    >
      <Page
        title="Second theme"
        lead={
          <>
            One file, <code>second-theme.css.ts</code>: it gives every name of the contract a value
            and is checked by the compiler. No component knows of it.
          </>
        }
      >
        <Section title="Buttons">
          <div className={css.row}>
            <Button variant="signal">Перейти к оформлению</Button>
            <Button variant="primary">В корзину</Button>
            <Button>Экспорт</Button>
            <Button variant="ghost">Отменить</Button>
            <Button variant="danger">Удалить</Button>
          </div>
        </Section>
        <Section title="Everything else">
          <div className={css.row}>
            <TyreGlyph width={205} profile={55} diameter={16} season="winter" hasStuds />
            <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
              Зима
            </Badge>
            <Badge tone="technical">RunFlat</Badge>
            <Badge tone="best">Лучшая цена</Badge>
            <Checkbox defaultSelected>Только в наличии</Checkbox>
          </div>
          <div style={{ maxWidth: 360, display: 'grid', gap: 16 }}>
            <TextField label="Название" defaultValue="Колесница" />
            <Progress label="До минимального заказа" value={83} />
            <Note tone="ok">E-mail подтверждён.</Note>
          </div>
        </Section>
      </Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Перейти к оформлению' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(242, 192, 24)');
  },
};
