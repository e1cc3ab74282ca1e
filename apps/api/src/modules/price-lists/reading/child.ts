import { enableCompileCache, flushCompileCache } from 'node:module';
import { serve } from '../../../tables/serve.ts';

// TypeScript is made JavaScript anew in every process, which takes half a second: each time but the first it is there already
enableCompileCache();
const { readPriceList } = await import('./read-price-list.ts');
flushCompileCache();

await serve(readPriceList);
