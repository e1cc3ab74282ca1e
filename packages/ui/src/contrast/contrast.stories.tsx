import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Inline } from '../inline/inline.tsx';
import { Progress } from '../progress/progress.tsx';
import { Stack } from '../stack/stack.tsx';
import { Switch } from '../switch/switch.tsx';
import { Text } from '../text/text.tsx';
import { type FaintPair, faintPairs } from './contrast.ts';

interface BrandProps {
  /** Any colour of CSS. */
  colour: string;
}

/** A page with the colour of a brand, and what the check says of it. */
function Branded({ colour }: BrandProps) {
  const page = useRef<HTMLDivElement>(null);
  const [faint, setFaint] = useState<FaintPair[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour is another theme
  useLayoutEffect(() => setFaint(page.current ? faintPairs(page.current) : []), [colour]);
  return (
    <div
      ref={page}
      data-theme="light"
      style={{ '--org-color-brand': colour, padding: 24 } as Record<string, unknown>}
    >
      <Stack gap={4}>
        <Inline gap={4}>
          <Button variant="primary">Оформить</Button>
          <Button>Отменить</Button>
          <Checkbox defaultSelected>С НДС</Checkbox>
          <Switch defaultSelected>Только в наличии</Switch>
        </Inline>
        <Progress label="Читаем 1 240 строк" value={66} />
        <Stack as="ul" gap={1}>
          {faint.map(({ colour: one, ground, ratio, minimum, where }) => (
            <Text key={one + ground} as="li" size={13}>
              {one} на {ground}: {ratio}, нужно {minimum} ({where})
            </Text>
          ))}
        </Stack>
        {faint.length === 0 && <Text size={13}>Все пары читаются.</Text>}
      </Stack>
    </div>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: Branded,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', showsBothThemes: true },
} satisfies Meta<typeof Branded>;

export default meta;
type Story = StoryObj<typeof meta>;

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

export const Blue: Story = {
  args: { colour: '#0b5fff' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Оформить' });
    await expect(backgroundOf(button)).toBe('rgb(11, 95, 255)');
    await waitFor(() => expect(canvas.getByText('Все пары читаются.')).toBeVisible());
  },
};

/** On a light brand the words are black. */
export const Yellow: Story = {
  args: { colour: 'oklch(0.55 0.13 85)' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Все пары читаются.')).toBeVisible());
  },
};

/** Too light beside white: what is selected could not be seen. The check says so; the words on it stay readable. */
export const Pale: Story = {
  args: { colour: '#ffe08a' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/--org-color-brand на --org-color-sheet: 1/)).toBeVisible(),
    );
    await expect(canvas.queryByText(/--org-color-on-brand на/)).toBeNull();
  },
};
