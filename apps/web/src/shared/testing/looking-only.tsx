import type { Decorator } from '@storybook/react-vite';
import { MayChangeProvider } from '../rights/changing.tsx';

/** Shows a story to somebody who may only look. */
export const lookingOnly: Decorator = (Story) => (
  <MayChangeProvider value={false}>
    <Story />
  </MayChangeProvider>
);
