import { Button } from '@org/ui/button';
import { vars } from '@org/ui/theme';

/** A dark part of a light page; own elements take the same tokens. */
export const Part = () => (
  <section data-theme="dark" style={{ color: vars.color.ink.ink, padding: vars.space.s4 }}>
    <Button variant="primary">Send the order</Button>
  </section>
);
