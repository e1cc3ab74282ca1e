import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLetter } from './post-letter.ts';

const TEXT = {
  subject: 'Тема',
  heading: 'Заголовок',
  paragraphs: ['Первый абзац', 'Второй абзац'],
  action: { label: 'Открыть', href: 'https://protektor.example/a?b=1&c=2' },
  note: 'Мелкий текст',
};

test('a letter says the same as HTML and as text', () => {
  const { to, subject, html, text } = writeLetter('anna@koleso.ru', TEXT);
  expect([to, subject]).toEqual(['anna@koleso.ru', 'Тема']);
  for (const phrase of ['Заголовок', 'Первый абзац', 'Второй абзац', 'Открыть', 'Мелкий текст']) {
    expect(html).toContain(phrase);
    expect(text).toContain(phrase);
  }
  expect(text).toContain('https://protektor.example/a?b=1&c=2');
  expect(html.match(/href="https:\/\/protektor\.example\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
});

test('whatever is said is text, and changes nothing of the letter’s form', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.split(/[\s>]/)[0]);
  const form = tags(writeLetter('a@b.ru', TEXT).html);
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' style='",
      '</p>',
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const { html } = writeLetter('a@b.ru', {
        ...TEXT,
        subject: first,
        heading: second,
        paragraphs: [first, second],
        note: first,
      });
      expect(tags(html)).toEqual(form);
    }),
  );
});
