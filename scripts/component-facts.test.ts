import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { find } from '../.storybook/docs/find.ts';
import { changesOf, nextVersion, releasesOf } from '../.storybook/facts/changes.ts';
import { allFacts } from '../.storybook/facts/facts.ts';
import { statesIn, tokensIn } from '../.storybook/facts/sources.ts';
import { searchIndex } from '../.storybook/facts/texts.ts';

const facts = allFacts('.');

/** What has no colour, size or time of its own: it writes nothing, or takes all from what it draws. */
const WITHOUT_TOKENS = ['date-text', 'form', 'spinner', 'visually-hidden', 'words'];

describe('every component', () => {
  test.each(Object.entries(facts))(
    '%s has a first release that names it',
    (_, { since, changes }) => {
      expect(since).toMatch(/^\d+\.\d+\.\d+$/);
      expect(changes.length).toBeGreaterThan(0);
    },
  );

  test('names the tokens that its styles use', () => {
    const none = Object.entries(facts).filter(([, { tokens }]) => tokens.length === 0);
    expect(none.map(([name]) => name)).toEqual(WITHOUT_TOKENS);
  });

  test('has a guide, and so has nothing else', () => {
    const folders = globSync('packages/ui/src/*/*.stories.tsx')
      .filter((file) => /title: 'Components\/[^/]+\/[^/']+'/.test(readFileSync(file, 'utf8')))
      .map((file) => basename(file, '.stories.tsx'));
    expect(Object.keys(facts)).toEqual(
      expect.arrayContaining(folders.filter((name) => facts[name])),
    );
  });
});

describe('tokens of a style sheet', () => {
  it.each([
    ['const { color } = vars;\nstyle({ color: color.ink.ink2 });', ['--org-color-ink-2']],
    ['style({ fill: vars.color.ink.ink });', ['--org-color-ink']],
    ['const { ink } = vars.color;\nstyle({ color: ink.ink3 });', ['--org-color-ink-3']],
    ['const { radius: corner } = vars;\nstyle({ borderRadius: corner.s });', ['--org-radius-s']],
    ['style({ background: lead.color });', ['--org-color-brand']],
    ["style({ color: 'var(--org-color-danger)' });", ['--org-color-danger']],
    ['const { ring } = vars;\nstyle({ gap: ring[size] });', ['--org-ring-gap', '--org-ring-width']],
    ['const { text } = vars;\nstyle({ text: 1, font: text.t13 });', ['--org-text-13']],
  ])('%s', (code, tokens) => expect(tokensIn(code)).toEqual(tokens));
});

test('states are those that the styles tell apart, in the order of a matrix', () => {
  expect(statesIn("'&[data-disabled]': off, '&[data-hovered]': on")).toEqual([
    'hovered',
    'disabled',
  ]);
  expect(statesIn('style([focusRing, {}])')).toEqual(['focus-visible']);
});

describe('changes', () => {
  const releases = [
    { version: '1.1.0', isNext: true, sentences: ['`TextField` is new.', '`Button` is larger.'] },
    { version: '1.0.0', isNext: false, sentences: ['`Button`, `Link`.'] },
  ];

  test('a component is there since the first release that names it', () => {
    expect(changesOf(releases, ['Button']).since).toBe('1.0.0');
    expect(changesOf(releases, ['TextField'])).toMatchObject({
      since: '1.1.0',
      changes: [{ sentences: ['`TextField` is new.'] }],
    });
    expect(changesOf(releases, ['Text']).since).toBeUndefined();
  });

  test('the version that is collected is made as by changesets', () => {
    expect(nextVersion('0.0.0', 'major')).toBe('1.0.0');
    expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0');
    expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4');
  });

  test.each(['ui', 'phone-input', 'api-client'])('the first release of %s is 1.0.0', (folder) => {
    expect(releasesOf('.', `packages/${folder}`).at(-1)?.version).toBe('1.0.0');
  });
});

describe('the search of all pages', () => {
  const texts = searchIndex('.');

  it.each([
    ['ButtonLink', 'Components/Actions/ButtonLink'],
    ['staggered set', 'Components/Layers/Popover'],
    ['прайс-лист столбцы', 'Приложение/Компании/Прайс-лист/Столбцы'],
    ['style-src nonce', 'Recipes/Content Security Policy'],
  ])('%s', (question, title) => {
    expect(find(texts, question).map((one) => one.title)).toContain(title);
  });

  it('knows every file of stories', () => {
    const files = globSync('{apps,packages}/*/src/**/*.stories.tsx');
    const untitled = files.filter(
      (file) =>
        !/title: '(Components|Foundations|Phone input|Приложение)/.test(readFileSync(file, 'utf8')),
    );
    expect(untitled, 'a title that begins with one of the groups of the sidebar').toEqual([]);
  });

  it('finds nothing of what is nowhere', () => {
    expect(find(texts, 'zyzzyva')).toEqual([]);
    expect(find(texts, ' ')).toEqual([]);
  });
});

test('the recipes send the policy of the README', () => {
  const [line = ''] = /^style-src .+$/m.exec(readFileSync('packages/ui/README.md', 'utf8')) ?? [];
  for (const file of ['next/proxy.ts', 'csp/server.ts']) {
    const recipe = readFileSync(`.storybook/recipes/${file}`, 'utf8');
    for (const part of line.split('; ')) expect(recipe).toContain(`"${part}"`);
  }
});
