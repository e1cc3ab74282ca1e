import { Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { IsDark } from './container.tsx';

/** A file of a recipe: it is checked with the types of the library, and some run in the tests of the packages. */
export function Code({ name, text }: { name: string; text: string }) {
  const language = name.endsWith('.css') ? 'css' : name.endsWith('.sh') ? 'bash' : 'tsx';
  return (
    <>
      <p>
        <code>{name}</code>
      </p>
      <Source code={text} language={language} dark={useContext(IsDark)} />
    </>
  );
}
