import { enableCompileCache, flushCompileCache } from 'node:module';

// Loading compiled modules takes half the time. They are stored now, as a killed process stores nothing. Decision 166.
enableCompileCache();
await import('./serve.ts');
flushCompileCache();
