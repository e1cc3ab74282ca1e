// Loaded into a server, has it count nothing: what counting costs is the difference.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('/cache/minute-rows.ts')
      ? { ...found, url: new URL('./no-rows.ts', import.meta.url).href }
      : found;
  },
});
