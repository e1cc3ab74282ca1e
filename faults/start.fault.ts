import { afterEach, beforeEach, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { createPglite, createPostgres, type Place } from './place.ts';
import { endServers, launch, startServer } from './running-server.ts';

let place: Place | undefined;
afterEach(async () => {
  await endServers();
  await place?.remove();
});

describe('two processes that start together', () => {
  for (const round of [1, 2, 3])
    fault(`on an empty PostgreSQL, round ${round}`, 'both serve', async () => {
      place = await createPostgres();
      const { environment } = place;
      const both = await Promise.all([launch(environment), launch(environment)]);
      await Promise.all(both.map((server) => server.ready()));
      return 'both serve';
    });

  fault(
    'on one embedded database',
    'one serves; the other ends with a line that says who has it',
    async () => {
      place = await createPglite();
      const { environment } = place;
      const both = await Promise.all([launch(environment), launch(environment)]);
      const outcomes = await Promise.allSettled(both.map((server) => server.ready()));
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String(outcome.reason.message)] : [],
      );
      expect(refusals).toEqual([expect.stringMatching(/is in use by process \d+/)]);
      return `one serves; the other said: ${refusals[0]?.replace(/.*pglite is/, '… is').trim()}`;
    },
  );
});

describe('a start', () => {
  beforeEach(async () => {
    place = await createPglite();
  });

  fault(
    'that is killed while it makes its database, five times',
    'the next one makes it anew and serves',
    async () => {
      const { environment } = place as Place;
      for (const after of [200, 500, 900, 1400, 2000]) {
        const server = await launch(environment);
        await new Promise((resolve) => setTimeout(resolve, after));
        await server.kill();
      }
      await startServer(environment);
      return 'it serves';
    },
  );

  fault(
    'that is told to stop while it fills its database, five times',
    'it ends without an error within its time, and the next one serves',
    async () => {
      const environment = { ...(place as Place).environment, DEMO: 'on' };
      const codes: (number | string)[] = [];
      for (const after of [0, 300, 1000, 2000, 4000]) {
        const server = await launch(environment);
        await server.answers();
        await new Promise((resolve) => setTimeout(resolve, after));
        codes.push(await server.stop());
      }
      expect(codes).toEqual([0, 0, 0, 0, 0]);
      await startServer(environment);
      return 'it ended with 0 each time; the next one serves';
    },
  );
});
