import { htmlEscape } from 'escape-goat';
import type { Letter } from './post-message.ts';

/** The content of a letter. All of it is text, whatever characters it contains. */
export interface LetterText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; href: string };
  /** Small text below the action. */
  note: string;
  /** URL where letters like this can be turned off. @default nowhere */
  off?: string | undefined;
}

const FONT = "font-family:'Golos Text','Segoe UI',Roboto,Arial,sans-serif";
const STYLE = {
  page: 'margin:0;padding:0;background:#f7f6f4',
  preview: 'display:none;max-height:0;overflow:hidden',
  column: 'width:100%;max-width:560px;margin:0 auto',
  header: `padding:16px 24px;background:#1f1e1c;color:#f4f2ee;${FONT};font-size:18px;font-weight:700`,
  dot: 'color:#f34c0d',
  body: 'padding:28px 24px 24px;background:#ffffff',
  heading: `margin:0 0 12px;color:#1b1a19;${FONT};font-size:22px;line-height:28px;font-weight:600`,
  paragraph: `margin:0 0 12px;color:#1b1a19;${FONT};font-size:15px;line-height:24px;overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 20px;padding:12px 20px;border-radius:6px;background:#1b1a19;color:#f7f6f4;${FONT};font-size:15px;font-weight:500;text-decoration:none`,
  note: `margin:0 0 12px;color:#69655e;${FONT};font-size:13px;line-height:20px;overflow-wrap:anywhere`,
  link: 'color:#4d4a45',
  footer: `padding:16px 24px;color:#69655e;${FONT};font-size:12px;line-height:18px`,
};

const paragraph = (text: string) => htmlEscape`<p style="${STYLE.paragraph}">${text}</p>`;

const offLink = (href: string) =>
  htmlEscape` <a href="${href}" style="${STYLE.link}">Не присылать такие письма</a>`;

function toHtml({ subject, heading, paragraphs, action, note, off }: LetterText): string {
  const { label, href } = action;
  return [
    htmlEscape`<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    htmlEscape`<meta name="color-scheme" content="light"><title>${subject}</title></head><body style="${STYLE.page}">`,
    htmlEscape`<div style="${STYLE.preview}">${paragraphs[0] ?? ''}</div>`,
    htmlEscape`<table role="presentation" cellpadding="0" cellspacing="0" style="${STYLE.column}">`,
    htmlEscape`<tr><td style="${STYLE.header}">Протектор<span style="${STYLE.dot}">.</span></td></tr>`,
    htmlEscape`<tr><td style="${STYLE.body}"><h1 style="${STYLE.heading}">${heading}</h1>`,
    ...paragraphs.map(paragraph),
    htmlEscape`<a href="${href}" style="${STYLE.button}">${label}</a><p style="${STYLE.note}">${note}</p>`,
    htmlEscape`<p style="${STYLE.note}">Если кнопка не открывается, скопируйте ссылку:<br>`,
    htmlEscape`<a href="${href}" style="${STYLE.link}">${href}</a></p></td></tr>`,
    htmlEscape`<tr><td style="${STYLE.footer}">Протектор — шины и диски оптом. Письмо отправлено автоматически, отвечать на него не нужно.`,
    off ? offLink(off) : '',
    '</td></tr>',
    '</table></body></html>',
  ].join('\n');
}

const toText = ({ heading, paragraphs, action, note, off }: LetterText) =>
  [
    heading,
    ...paragraphs,
    `${action.label}: ${action.href}`,
    note,
    '—\nПротектор, шины и диски оптом',
    ...(off ? [`Не присылать такие письма: ${off}`] : []),
  ].join('\n\n');

/** Lays out a letter as HTML and as plain text. */
export const writeLetter = (to: string, text: LetterText): Letter => ({
  to,
  subject: text.subject,
  off: text.off,
  html: toHtml(text),
  text: toText(text),
});
