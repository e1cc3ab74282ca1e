import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { GuideTexts, Pair } from '../../packages/ui/src/foundations/guide.ts';

/** Renders a text; its words in backticks are code. */
export const Text = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

export const Use = ({ guide }: { guide: GuideTexts }) => (
  <div className="guide-columns">
    <section>
      <h2 id="use">When to use it</h2>
      <ul>
        {guide.use.map((text) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2 id="avoid">When not</h2>
      <ul>
        {guide.avoid.map(([when, instead]) => (
          <li key={when}>
            <Text>{when}</Text>:{' '}
            <strong>
              <Text>{instead}</Text>
            </strong>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

export const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <>
    <h2 id="do">Do and don’t</h2>
    {pairs.map(({ good, why, bad, whyNot }) => (
      <div className="guide-columns" key={why}>
        <Shown kind="Do" text={why}>
          {good}
        </Shown>
        <Shown kind="Don’t" text={whyNot}>
          {bad}
        </Shown>
      </div>
    ))}
  </>
);

interface ShownProps {
  kind: 'Do' | 'Don’t';
  text: string;
  children: ReactNode;
}

const Shown = ({ kind, text, children }: ShownProps) => (
  <figure className="guide-shown" data-kind={kind}>
    <div className="sb-unstyled guide-stage">
      <I18nProvider locale="en-US">{children}</I18nProvider>
    </div>
    <figcaption>
      <strong>{kind}.</strong> <Text>{text}</Text>
    </figcaption>
  </figure>
);

export const Keyboard = ({ keys }: { keys: GuideTexts['keys'] }) => (
  <>
    <h2 id="keyboard">Keyboard</h2>
    {keys.length === 0 ? (
      <p>It never has the focus: no key does anything in it.</p>
    ) : (
      <table className="guide-keys">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([names, does]) => (
            <tr key={names}>
              <td>
                {names
                  .split(/(, )/)
                  .map((name) => (name === ', ' ? name : <kbd key={name}>{name}</kbd>))}
              </td>
              <td>
                <Text>{does}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

export const Words = ({ words }: { words: readonly string[] }) => (
  <>
    <h2 id="words">Words</h2>
    <ul>
      {words.map((text) => (
        <li key={text}>
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  </>
);
