import texts from 'virtual:docs-texts';
import { useDeferredValue, useState } from 'react';
import { SearchField } from '../../packages/ui/src/search-field/search-field.tsx';
import { find } from './find.ts';

const MAX_PAGES = 40;

/** A search of everything that the pages say, not of their titles alone. */
export function Search() {
  const [question, setQuestion] = useState('');
  const found = find(texts, useDeferredValue(question));
  return (
    <>
      <div className="sb-unstyled">
        <SearchField
          label="Find in all pages"
          placeholder="focus ring, aria-describedby, прайс-лист"
          value={question}
          onChange={setQuestion}
        />
      </div>
      <p role="status">
        {question &&
          (found.length > MAX_PAGES
            ? `The first ${MAX_PAGES} of ${found.length} pages`
            : `Pages: ${found.length}`)}
      </p>
      <ul className="guide-found">
        {found.slice(0, MAX_PAGES).map(({ title, path, before, match, after }) => (
          <li key={path}>
            <a href={`?path=/${path}`} target="_top">
              {title.replaceAll('/', ' / ')}
            </a>
            <br />
            <small>
              {before}
              <mark>{match}</mark>
              {after}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
