import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IsDark } from './container.tsx';
import { Anatomy, Keyboard, Pairs, Use, Words } from './guide-parts.tsx';
import { type ComponentDocs, docsOf } from './guides.ts';

/** The page of a component: what it is for, how it is used well, then its props and all of its states. Decision 24. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']) as { preparedMeta: { title: string } };
  const docs = docsOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {docs && <AboutUse {...docs} />}
      <h2 id="props">Props</h2>
      <Primary />
      <Controls />
      {docs && <AboutKeysAndWords {...docs} />}
      <Stories title={<h2 id="states">States</h2>} includePrimary={false} />
    </>
  );
}

function AboutUse({ guide, Example, source, importPath, size }: ComponentDocs) {
  const isDark = useContext(IsDark);
  return (
    <>
      <p className="guide-facts">
        <code>{importPath}</code>
        <span>
          {guide.isFresh
            ? 'Fresh: its props may change in a minor version.'
            : 'Stable: its props change in a major version alone.'}{' '}
          Since 1.0.0.
        </span>
        {size && (
          <span>
            adds at most{' '}
            <strong>{size.replace(/(\d)(\d{3}) B/, '$1.$2 kB').replace(/00 kB/, ' kB')}</strong>,
            brotli, with all that it imports of this library; React and React Aria are not counted
          </span>
        )}
      </p>
      {Example && (
        <>
          <h2 id="example">Example</h2>
          <div className="sb-unstyled guide-example">
            <I18nProvider locale="en-US">
              <Example />
            </I18nProvider>
          </div>
          <Source code={source} language="tsx" dark={isDark} />
        </>
      )}
      <Use guide={guide} />
      <Pairs pairs={guide.pairs} />
      <Anatomy parts={guide.anatomy} />
    </>
  );
}

const AboutKeysAndWords = ({ guide }: ComponentDocs) => (
  <>
    <Keyboard keys={guide.keys} />
    <Words words={guide.words} />
  </>
);
