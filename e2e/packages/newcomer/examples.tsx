import type { ComponentType } from 'react';

/** The code of the documentation, as it is copied from there. */
const files = import.meta.glob<{ Example: ComponentType }>('./examples/*.tsx', { eager: true });

export const Examples = () =>
  Object.entries(files).map(([path, { Example }]) => (
    <section key={path} data-example={path.replace(/^.*\/|\.example\.tsx$/g, '')}>
      <Example />
    </section>
  ));
