import { launchOptions } from '@org/config/browser';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { installApp, pack, scratch } from './bare-app.ts';
import { nextApp, serveNext } from './next-app.ts';

const layout = `import '@org/ui/styles.css';
import '@org/phone-input/styles.css';

export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** A page rendered on the server, with a form for a server action; none of its lines is marked for the client. */
const page = `import { PhoneInput } from '@org/phone-input';
import { Button } from '@org/ui/button';
import { Select } from '@org/ui/select';
import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import { ru as phoneRu } from '@org/phone-input/words/ru';
import { redirect } from 'next/navigation';

const cities = [{ value: 'oms', label: 'Omsk' }, { value: 'tjm', label: 'Tyumen' }];

async function send(data: FormData) {
  'use server';
  redirect(\`/sent?city=\${data.get('city')}&phone=\${data.get('phone')}&spare=\${data.get('spare')}\`);
}

export default function Page() {
  return (
    <form action={send}>
      <Select label="City" name="city" items={cities} isRequired />
      <WordsProvider words={ru}>
        <PhoneInput name="phone" country="ru" isRequired />
      </WordsProvider>
      <PhoneInput {...phoneRu} label="Spare" name="spare" country="ru" />
      <Button type="submit">Send</Button>
    </form>
  );
}
`;

const sent = `export default async function Sent({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const { city, phone, spare } = await searchParams;
  return <p>Got {city}, {phone} and {spare === '' ? 'nothing' : spare}</p>;
}
`;

it('takes words from a server component of Next, and sends fields to its action', async () => {
  const { folder, remove } = scratch();
  const packed = scratch();
  const browser = await chromium.launch(launchOptions);
  try {
    const tarballs: Record<string, string> = {};
    for (const name of ['ui', 'phone-input'])
      tarballs[`@org/${name}`] = await pack({ folder: `packages/${name}` }, packed.folder);
    const { files, dependencies } = nextApp('@org/ui');
    const app = {
      'tsconfig.json': files['tsconfig.json'] as string,
      'src/app/layout.tsx': layout,
      'src/app/page.tsx': page,
      'src/app/sent/page.tsx': sent,
    };
    await installApp({ files: app, dependencies }, tarballs, folder);
    const site = await serveNext(folder);
    try {
      const tab = await browser.newPage();
      await tab.goto(site.url, { waitUntil: 'networkidle' });
      await tab.getByRole('combobox', { name: 'City' }).click();
      await tab.getByRole('option', { name: 'Tyumen' }).click();
      await tab
        .getByRole('button', { name: /^Страна: Россия/ })
        .first()
        .waitFor();
      await tab.getByLabel('Телефон', { exact: true }).fill('8 (916) 123-45-67');
      await tab.getByRole('button', { name: 'Send' }).click();
      // a dial code that nobody has typed is nothing
      await tab.getByText('Got tjm, 79161234567 and nothing').waitFor();
      expect(new URL(tab.url()).pathname).toBe('/sent');
    } finally {
      await site.close();
    }
  } finally {
    await browser.close();
    packed.remove();
    remove();
  }
});
