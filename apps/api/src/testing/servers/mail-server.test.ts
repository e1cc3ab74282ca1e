import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMailServer } from './mail-server.ts';

test('a sender that is killed amid a letter leaves none, and breaks nothing', async () => {
  const server = await startMailServer();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const say = async (line: string) => {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  };
  await once(socket, 'data');
  await say('HELO a');
  await say('MAIL FROM:<a@protektor.example>');
  await say('RCPT TO:<b@protektor.example>');
  await say('DATA');
  socket.write('Subject: half of');
  await turn();
  socket.destroy();
  await once(socket, 'close');
  await server.close();
  expect(server.letters).toEqual([]);
});
