import { enableCompileCache, flushCompileCache } from 'node:module';

// loading compiled modules takes half the time; they are stored now because a killed process stores nothing
enableCompileCache();
await import('./serve.ts');
flushCompileCache();
