import '@org/ui/styles.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

/** With `cacheComponents`: every page waits for its request, because a nonce belongs to one. */
export const instant = false;

export const metadata = { title: 'Orders', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
