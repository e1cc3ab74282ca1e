import { useState } from 'react';
import { names } from '../../packages/ui/src/theme/names.ts';
import { Frame } from './frame.tsx';
import { Text } from './guide-parts.tsx';
import type { ComponentDocs } from './guides.ts';
import { Numbered } from './picture.tsx';
import { readsOf } from './reads.ts';
import { criteriaOf } from './wcag.ts';

/** The parts by number on a real rendering, and what a screen reader says of it. */
export function AnatomyAndReading({ docs }: { docs: ComponentDocs }) {
  const { guide, name } = docs;
  const [lines, setLines] = useState<string[]>([]);
  const read = (root: Element) => setLines(readsOf(root));
  const [take] = useState(() => read);
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      {guide.opens ? (
        <Frame name={name} title={`The parts of ${name}`} onShown={take} />
      ) : (
        <div className="sb-unstyled guide-stage guide-anatomy">
          <Numbered parts={guide.anatomy} onShown={take}>
            {guide.picture ?? guide.pairs[0]?.good}
          </Numbered>
        </div>
      )}
      <ol>
        {guide.anatomy.map((part) => {
          const text = typeof part === 'string' ? part : part[0];
          return (
            <li key={text}>
              <Text>{text}</Text>
            </li>
          );
        })}
      </ol>
      <h2 id="reading">What a screen reader says</h2>
      <p>Of the picture above, in the order of reading; computed from it as a browser does.</p>
      {lines.length > 0 ? (
        <ol className="guide-reads">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      ) : (
        <p>Nothing: it is hidden from a screen reader.</p>
      )}
    </>
  );
}

export const Criteria = ({ guide }: Pick<ComponentDocs, 'guide'>) => (
  <>
    <h2 id="accessibility">Accessibility</h2>
    <div className="guide-wide">
      <table className="guide-keys">
        <thead>
          <tr>
            <th scope="col">WCAG 2.2</th>
            <th scope="col">How it is met</th>
          </tr>
        </thead>
        <tbody>
          {criteriaOf(guide).map(({ number, title, how, href }) => (
            <tr key={number}>
              <td>
                <a href={href} target="_blank" rel="noreferrer">
                  {number} {title}
                </a>
              </td>
              <td>
                <Text>{how}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

type Names = string | { readonly [name: string]: Names };
const flat = (part: Names, path: string): [string, string][] =>
  typeof part === 'string'
    ? [[`--org-${part}`, path]]
    : Object.entries(part).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name));
const paths = new Map(flat(names, 'vars'));

const link = (title: string, path: string) => (
  <a href={`?path=/${path}`} target="_top">
    {title}
  </a>
);

export const Tokens = ({ facts, pageOf }: Pick<ComponentDocs, 'facts' | 'pageOf'>) => (
  <>
    <h2 id="tokens">Tokens</h2>
    {facts.tokens.length === 0 ? (
      <p>It uses none of its own.</p>
    ) : (
      <ul className="guide-tokens">
        {facts.tokens.map((token) => (
          <li key={token} title={paths.get(token)}>
            {token.includes('-color-') && <i style={{ background: `var(${token})` }} />}
            <code>{token}</code>
          </li>
        ))}
      </ul>
    )}
    {facts.others.length > 0 && (
      <p>
        It also draws{' '}
        {facts.others.map((other, index) => {
          const page = pageOf(other);
          return (
            <span key={other}>
              {index > 0 && ', '}
              {page ? link(page.title, page.path) : <code>{other}</code>}
            </span>
          );
        })}
        , with tokens of their own.
      </p>
    )}
  </>
);

export const Changes = ({ facts }: Pick<ComponentDocs, 'facts'>) => (
  <>
    <h2 id="changes">Changes</h2>
    {facts.changes.map(({ version, isNext, sentences }) => (
      <section key={version}>
        <h3>
          {version}
          {isNext && ', the next release'}
        </h3>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Text>{sentence}</Text>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
