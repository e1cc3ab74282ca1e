const NAMES = /(?<!cu)bots?\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i;

/** Whether a program that reads pages says so. What it reads is nobody's wish to buy. */
export const isCrawler = ({ headers }: { headers: Record<string, unknown> }) =>
  NAMES.test(String(headers['user-agent'] ?? ''));
