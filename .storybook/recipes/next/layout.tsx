import '@org/ui/styles.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

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
