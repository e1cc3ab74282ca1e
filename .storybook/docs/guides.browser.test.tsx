import '../../packages/ui/src/theme/theme.ts';
import { waitFor } from '@org/config/wait-for';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guide, GuideTexts } from '../../packages/ui/src/foundations/guide.ts';
import { guide as phoneGuide } from '../guides/phone-input.guide.tsx';
import { elementOf } from './picture.tsx';
import { readsOf } from './reads.ts';
import { criteriaOf } from './wcag.ts';

const files = import.meta.glob<{ guide: Guide }>('../../packages/ui/src/*/*.guide.tsx', {
  eager: true,
});
const nameOf = (path: string) => path.split('/').at(-2) as string;

const guides: [name: string, guide: GuideTexts & Partial<Guide>][] = [
  ...Object.entries(files).map(([path, { guide }]) => [nameOf(path), guide] as [string, Guide]),
  ['phone-input', phoneGuide],
];

/** What draws nothing of its own, or nothing that can be pointed at. */
const UNSEEN = ['words', 'visually-hidden'];
/** What a screen reader is not told of: what stands beside it says the same. */
const SILENT = ['skeleton', 'spinner', 'tyre-glyph', 'wheel-glyph', 'sparkline'];

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

describe.each(guides)('%s', (name, guide) => {
  test('says when to use it and when not, and draws both', () => {
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.avoid.length).toBeGreaterThan(0);
    expect(guide.pairs.length).toBeGreaterThan(0);
    expect(guide.words.length).toBeGreaterThan(0);
  });

  test('names the criteria that it meets', () => {
    const numbers = criteriaOf(guide).map(({ number }) => number);
    expect(numbers).toContain('1.4.3');
    if (guide.keys.length > 0) expect(numbers).toContain('2.1.1');
  });

  test('has every part where its anatomy says, and is read', async () => {
    root.render(
      <I18nProvider locale="en-US">{guide.picture ?? guide.pairs[0]?.good}</I18nProvider>,
    );
    await waitFor(() => expect(host.childElementCount).toBeGreaterThan(0));
    if (guide.opens) host.querySelector<HTMLElement>(guide.opens)?.click();
    const places = guide.anatomy.flatMap((part) => (typeof part === 'string' ? [] : [part]));
    if (!UNSEEN.includes(name)) expect(places.length).toBeGreaterThan(0);
    for (const [text, at] of places)
      await waitFor(() => {
        const box = elementOf(host, at, guide.opens)?.getBoundingClientRect();
        expect(box?.width ?? 0, `${text}: ${at}`).toBeGreaterThan(0);
      });
    const lines = readsOf(guide.opens ? document.body : host);
    if (!SILENT.includes(name)) expect(lines.length).toBeGreaterThan(0);
  });
});
