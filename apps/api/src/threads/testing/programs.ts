import { invalid } from '../../contract/refusal.ts';
import { program } from '../program.ts';

export const double = program((count: number) => count * 2);

export const refuse = program((): never => {
  throw invalid({ a: ['b'] });
});

export const ask = program(async (text: string, db) => (await db.query(text)).rows);

/** Takes for ever. */
export const spin = program((begun: SharedArrayBuffer) => {
  Atomics.store(new Int32Array(begun), 0, 1);
  Atomics.notify(new Int32Array(begun), 0);
  for (;;);
});
