import { enableCompileCache, flushCompileCache } from 'node:module';
import { serve } from '../../../tables/table-serve.ts';

// compiling TypeScript takes half a second in each process; with the cache only the first one compiles
enableCompileCache();
const { readPriceList } = await import('./read-price-list.ts');
flushCompileCache();

await serve(readPriceList);
