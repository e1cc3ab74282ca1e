'use client';
import { vars } from '@org/ui/theme';
import { controls } from './gallery-controls.tsx';
import { data } from './gallery-data.tsx';
import { overlays } from './gallery-overlays.tsx';

/** Every entry point of the package, used as an application that installed it would. */
export function Gallery() {
  return (
    <main style={{ color: vars.color.ink.ink }} data-entry="theme">
      {[...controls, ...overlays, ...data].map(({ entry, content, opens }) => (
        <section key={entry} data-entry={entry} data-opens={opens}>
          {content}
        </section>
      ))}
    </main>
  );
}
