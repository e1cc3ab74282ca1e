import { describe, expect, test } from 'vitest';
import { formatSpecification, probesOf } from './specification-page.ts';

const file = 'specification/2-screens-routes.probe.ts';
const report = [
  {
    file,
    specs: [
      { ok: true, title: '2.1 /test is public.' },
      { ok: false, title: '2.2 /login is public.' },
    ],
    suites: [
      { file, specs: [{ ok: true, title: '3.4 in one way' }] },
      { file, specs: [{ ok: false, title: '1.12 in one way' }] },
      { file, specs: [{ ok: true, title: '1.12 in another way' }] },
    ],
  },
];

describe('the page of the specification', () => {
  const page = formatSpecification(probesOf(report));
  const rowOf = (number: string) =>
    page.split('\n').find((line) => line.startsWith(`| ${number} |`));

  test('says what works, and what does not', () => {
    expect(rowOf('2.1')).toMatch(/\| works \| \[2-screens-routes/);
    expect(rowOf('2.2')).toContain('does not work');
    expect(rowOf('1.12'), 'a probe in two ways').toContain('does not work');
    expect(rowOf('9.1'), 'no probe').toContain('does not work');
  });

  test('says why something was decided otherwise, with its record', () => {
    expect(rowOf('3.4')).toMatch(
      /decided otherwise: A verified phone .*\(decisions\/0011-.*\.md\)/,
    );
  });
});
