import type { ComponentType } from 'react';

/** The code of the documentation and of the READMEs, as it is copied from there. */
const files = import.meta.glob<{ Example: ComponentType }>(['./examples/*.tsx', './readme/*.tsx'], {
  eager: true,
});

export const Examples = () =>
  Object.entries(files).map(([path, { Example }]) => (
    <section key={path} data-example={path.replace(/^.*\/|\.example\.tsx$/g, '')}>
      <Example />
    </section>
  ));
