import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyGlobals, type Surroundings } from '../surroundings.ts';

/** True if the page is dark, for parts that have no custom properties. */
export const IsDark = createContext(false);

/** Makes pages of docs follow the theme of the toolbar, as the stories in them do. */
export function ThemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? themes.dark : themes.light}>
      <IsDark.Provider value={globals.theme === 'dark'}>{children}</IsDark.Provider>
    </DocsContainer>
  );
}

function useGlobals(context: DocsContainerProps['context']): Surroundings {
  const { store } = context as unknown as { store: { userGlobals: { globals: Surroundings } } };
  const [globals, setGlobals] = useState(store.userGlobals.globals);
  useLayoutEffect(() => {
    const channel = addons.getChannel();
    // The event itself may come from a story in a frame, which has globals of its own.
    const take = () => setGlobals(store.userGlobals.globals);
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [store]);
  return globals;
}
