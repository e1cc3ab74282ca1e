import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CREDENTIALS, type CredentialName } from '../testing/credentials/credentials.ts';
import { type CredentialEvent, EVENTS } from '../testing/credentials/events.ts';
import {
  type CredentialScene,
  createCredentialApp,
  createCredentialScene,
} from '../testing/credentials/scene.ts';
import type { TradeApp } from '../testing/trade-app.ts';

let server: TradeApp;
let scene: CredentialScene;
beforeAll(async () => {
  server = await createCredentialApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await createCredentialScene(server);
});

const ALL: CredentialEvent[] = [
  'nothing',
  'removal',
  'removal, handed over',
  'may only sell',
  'may only buy',
  'second factor demanded',
  'new password',
  'logout everywhere',
  'company deleted',
  'account deleted',
];
const LEAVING: CredentialEvent[] = ['removal', 'removal, handed over', 'second factor demanded'];
const SESSION: CredentialEvent[] = ['new password', 'logout everywhere'];
const GONE: CredentialEvent[] = ['company deleted', 'account deleted'];

/** A program goes on when its holder has changed a password, and when somebody else holds it. */
const OF_SELLERS: CredentialEvent[] = [
  'removal',
  'may only buy',
  'second factor demanded',
  ...GONE,
];
const OF_MACHINES: CredentialEvent[] = [...OF_SELLERS, 'may only sell'];
/** A person who works for the company, in a browser. */
const OF_PEOPLE = [...LEAVING, ...SESSION, ...GONE];
const OF_ACCOUNTS: CredentialEvent[] = [...SESSION, 'account deleted'];

/** By which events each credential ends. All others leave it as it is. */
const ENDS: Record<CredentialName, readonly CredentialEvent[]> = {
  'session, in the company': OF_PEOPLE,
  'session, in the account': OF_ACCOUNTS,
  key: OF_MACHINES,
  'exchange, its password': OF_MACHINES,
  'exchange, its cookie': OF_MACHINES,
  'exchange, the cookie of one that asks for a price': OF_MACHINES,
  webhook: OF_MACHINES,
  'source, by its schedule': OF_SELLERS,
  'source, a fetch in the queue': OF_SELLERS,
  'source, by letter': OF_SELLERS,
  'link of a showcase': OF_SELLERS,
  invitation: OF_MACHINES,
  order: OF_PEOPLE,
  news: OF_PEOPLE,
  // letters go to an address, whatever becomes of sessions
  'letter of an order, in the queue': [...LEAVING, ...GONE],
  'notice in a browser, in the queue': OF_PEOPLE,
  'link for a new password': OF_ACCOUNTS,
  'login that waits for its second factor': OF_ACCOUNTS,
  'link that ends letters': ['account deleted'],
};

describe.each(Object.keys(CREDENTIALS) as CredentialName[])('%s', (name) => {
  test.each(ALL)('after: %s', async (event) => {
    const opens = await CREDENTIALS[name](scene);
    expect(await opens()).toBe(true);
    await EVENTS[event](scene);
    expect(await opens()).toBe(!ENDS[name].includes(event));
  });
});
