import { enableCompileCache, flushCompileCache } from 'node:module';
import { serve } from '../../../tables/table-serve.ts';

enableCompileCache();
const { listOfLetter } = await import('./list-of-letter.ts');
flushCompileCache();

await serve(listOfLetter);
