import type { Handlers } from './contract.ts';
import type { UNWRITTEN } from './unwritten.ts';

/** Every written call, gathered from the modules. */
export const handlers = {} satisfies Omit<Handlers, (typeof UNWRITTEN)[number]>;
