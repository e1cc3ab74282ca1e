import { enableCompileCache, flushCompileCache } from 'node:module';
import { serve } from '../../../../tables/table-serve.ts';

enableCompileCache();
const { readExchange } = await import('./read-exchange.ts');
flushCompileCache();

await serve(readExchange);
