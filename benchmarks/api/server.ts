import { buildApp } from '../../apps/api/src/app.ts';
import { startSettling } from '../../apps/api/src/cache/totals.ts';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { openDatabase } from '../../apps/api/src/db/open.ts';

/** The server in its own process, set up as for buyers. Sends its address to the process that started it. */
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const db = await openDatabase({ ...config, isServing: true, hasSettler: true });
const app = await buildApp({ db, config });
const settling = await startSettling(db, app.notices, console.error);
await app.catalogIndex.start();
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// any message from the parent is answered with the figures
process.on('message', () => process.send?.(app.catalogIndex.figures()));
process.on('disconnect', async () => {
  await settling.stop();
  await app.close();
  await db.close();
});
