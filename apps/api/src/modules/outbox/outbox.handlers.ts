import { createHash } from 'node:crypto';
import { htmlEscape } from 'escape-goat';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { exactMoment } from '../../trade/moscow.ts';
import { selectLetter, selectOutbox } from './outbox.sql.ts';
import type { OutboxMessage } from './outbox-message.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #f7f6f4; --sheet: #fff; --ink: #1b1a19; --ink-2: #69655e; --line: #dedad3; --link: #1c55b4 }
@media (prefers-color-scheme: dark) { :root { --paper: #171615; --sheet: #211f1e; --ink: #f1efeb; --ink-2: #a09a90; --line: #34312e; --link: #8db8ff } }
body { margin: 0 auto; max-width: 760px; padding: 32px 16px 64px; background: var(--paper); color: var(--ink); font: 15px/24px 'Segoe UI', Roboto, Arial, sans-serif }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 4px }
h2 { font-size: 17px; margin: 0 }
article { margin-top: 16px; padding: 16px 20px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px }
.about { color: var(--ink-2); font-size: 13px }
.text { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--link) }
`;

/** Content security policy of the page: no scripts, nothing is loaded, and only its own style applies. */
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Content security policy of a letter: only inline styles are allowed, as in a mail program. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Text with its links made clickable. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, at) =>
      at % 2 === 1 ? htmlEscape`<a href="${piece}">${piece}</a>` : htmlEscape(piece),
    )
    .join('');

function toArticle({ id, kind, recipient, subject, text, created_at }: OutboxMessage): string {
  const heading = subject ?? 'Сообщение на телефон';
  const to = kind === 'phone' ? `+${recipient}` : recipient;
  const letter = kind === 'email' ? htmlEscape` · <a href="/outbox/${id}">письмо целиком</a>` : '';
  return [
    htmlEscape`<article><h2>${heading}</h2>`,
    htmlEscape`<div class="about">${to} · <time datetime="${created_at.toISOString()}">${exactMoment(created_at)} МСК</time>`,
    `${letter}</div><p class="text">${withLinks(text)}</p></article>`,
  ].join('');
}

/** The page of a demo that shows what would have been sent, newest first. */
const toPage = (messages: readonly OutboxMessage[]): string =>
  [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Исходящие — Протектор</title><style>${STYLE}</style></head><body><main><h1>Исходящие</h1>`,
    '<div class="about">Письма и сообщения демонстрации никуда не отправляются: они здесь, новые сверху. Обновите страницу, чтобы увидеть следующие.</div>',
    messages.length === 0 ? '<p>Пока ничего нет.</p>' : messages.map(toArticle).join('\n'),
    '</main></body></html>',
  ].join('\n');

const SHOWN = 100;
const HTML = 'text/html; charset=utf-8';

/** Adds `/outbox`: the messages that a demo would have sent, which has nowhere to send them. */
export function addOutbox(app: FastifyInstance) {
  app.get('/outbox', async ({ db }, reply) =>
    reply
      .type(HTML)
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
      .send(toPage(await selectOutbox(db, SHOWN))),
  );
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ db, params }, reply) => {
    const letter = /^\d{1,9}$/.test(params.id)
      ? await selectLetter(db, Number(params.id))
      : undefined;
    if (letter === undefined) throw new Problem(404);
    return reply
      .type(HTML)
      .headers({ 'content-security-policy': LETTER_POLICY, 'cache-control': 'no-store' })
      .send(letter);
  });
}
