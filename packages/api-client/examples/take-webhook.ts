import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const MAX_AGE_S = 300;
/** Что уже принято: событие может прийти дважды. */
const taken = new Set<string>();

createServer(async (request, response) => {
  const body = await text(request);
  const id = String(request.headers['webhook-id']);
  const timestamp = String(request.headers['webhook-timestamp']);
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isOurs = String(request.headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < MAX_AGE_S;
  if (!isOurs || !isFresh) return response.writeHead(401).end();
  if (!taken.has(id)) console.log(JSON.parse(body).type, JSON.parse(body).subject);
  taken.add(id);
  return response.writeHead(204).end();
}).listen(Number(PORT), () => console.log('Слушает'));
