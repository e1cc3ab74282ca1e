import { expect, test } from 'vitest';
import { isCrawler } from './crawler.ts';

const is = (agent: string | undefined) => isCrawler({ headers: { 'user-agent': agent } });

test.each([
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; GPTBot/1.2)',
])('%s reads pages', (agent) => expect(is(agent)).toBe(true));

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; Cubot X) Mobile',
  undefined,
])('%s may want to buy', (agent) => expect(is(agent)).toBe(false));
