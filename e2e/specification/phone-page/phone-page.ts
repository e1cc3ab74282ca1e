import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { test as plain } from '../probe.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

interface PhonePage {
  page: Page;
  /** The text field. */
  field: ReturnType<Page['getByRole']>;
  /** The button of the country. */
  button: ReturnType<Page['getByRole']>;
  /** The rows of the list that is open. */
  countries: ReturnType<Page['getByRole']>;
  /** What was reported last. */
  reported: () => Promise<{
    digits: string;
    country: Record<'name' | 'dialCode' | 'countryCode' | 'format', string>;
  }>;
}

/** A page with nothing but the phone field, as a team has it that gives it no props, or a few. */
export const test = plain.extend<
  { openPhone: (props?: object) => Promise<PhonePage> },
  { phoneUrl: string }
>({
  locale: 'en-US',
  phoneUrl: [
    async ({ browserName: _name }, use) => {
      const server = await createServer({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [react(), vanillaExtractPlugin()],
        cacheDir: 'node_modules/.vite-specification',
        server: { port: 0, host: '127.0.0.1' },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  openPhone: async ({ page, phoneUrl }, use) => {
    await use(async (props = {}) => {
      await page.goto(`${phoneUrl}?${new URLSearchParams({ props: JSON.stringify(props) })}`);
      const field = page.locator('input[type=tel]');
      await field.waitFor();
      return {
        page,
        field,
        button: page.getByRole('button').first(),
        countries: page.getByRole('option'),
        reported: async () => JSON.parse((await page.locator('output').textContent()) ?? 'null'),
      };
    });
  },
});
