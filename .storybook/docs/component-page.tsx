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
import { AnatomyAndReading, Changes, Criteria, Tokens } from './fact-parts.tsx';
import { Keyboard, Pairs, Use, Words } from './guide-parts.tsx';
import { type ComponentDocs, docsOf } from './guides.ts';
import { type ArgTypes, States } from './states.tsx';

/** The page of a component: what it is for, how it is used well, then its props and all of its states. Decision 24. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']) as {
    preparedMeta: { title: string; argTypes: ArgTypes };
  };
  const docs = docsOf(preparedMeta.title);
  // The application's pages are in Russian, as what they show; their comments are for who reads the code.
  const isOurs = preparedMeta.title.startsWith('Приложение/');
  if (isOurs) return <ApplicationPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {docs && <AboutUse {...docs} />}
      <h2 id="props">Props</h2>
      <Primary />
      <Controls />
      {docs && <AboutKeysAndWords docs={docs} given={preparedMeta.argTypes} />}
      <Stories title={<h2 id="states">Stories</h2>} includePrimary={false} />
    </>
  );
}

function AboutUse(docs: ComponentDocs) {
  const { guide, facts, Example, source, importPath, size } = docs;
  const isDark = useContext(IsDark);
  return (
    <>
      <p className="guide-facts">
        <code>{importPath}</code>
        <span>
          {guide.isFresh
            ? 'Fresh: its props may change in a minor version.'
            : 'Stable: its props change in a major version alone.'}{' '}
          Since {facts.since}.
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
      <AnatomyAndReading docs={docs} />
    </>
  );
}

const AboutKeysAndWords = ({ docs, given }: { docs: ComponentDocs; given: ArgTypes }) => (
  <>
    <States docs={docs} given={given} />
    <Criteria guide={docs.guide} />
    <Keyboard keys={docs.guide.keys} />
    <Words words={docs.guide.words} />
    <Tokens {...docs} />
    <Changes facts={docs.facts} />
  </>
);

const ApplicationPage = () => (
  <>
    <Title />
    <Stories title={<h2 id="states">Состояния</h2>} />
  </>
);
