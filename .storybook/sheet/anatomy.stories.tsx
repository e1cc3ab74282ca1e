import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { docsNamed } from '../docs/guides.ts';
import { Numbered } from '../docs/picture.tsx';

function Anatomy({ name }: { name: string }) {
  const docs = docsNamed(name);
  if (!docs) return null;
  const { guide } = docs;
  return (
    <Numbered parts={guide.anatomy} opens={guide.opens} isFramed>
      {guide.picture ?? guide.pairs[0]?.good}
    </Numbered>
  );
}

/** What opens above the page, in a frame of its own: so it covers neither the page of docs nor takes its focus. */
export default {
  title: 'Foundations/Anatomy',
  component: Anatomy,
  tags: ['!autodocs', '!dev'],
  args: { name: 'menu' },
  argTypes: { name: { control: 'text' } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Anatomy>;

export const Picture: StoryObj<typeof Anatomy> = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
