import type { Decorator } from '@storybook/react-vite';
import { MayChangeProvider } from '../page/changing.tsx';

/** Shows a story to somebody who may only look. */
export const lookingOnly: Decorator = (Story) => (
  <MayChangeProvider value={false}>
    <Story />
  </MayChangeProvider>
);
