import { icon } from '../icon.tsx';

/** A tyre seen from its side. Our own drawing. */
export const TyreIcon = /* @__PURE__ */ icon(
  'M2.75 12a9.25 9.25 0 1 1 18.5 0 9.25 9.25 0 1 1 -18.5 0ZM7.75 12a4.25 4.25 0 1 1 8.5 0 4.25 4.25 0 1 1 -8.5 0ZM12 2.75v2.5M12 18.75v2.5M2.75 12h2.5M18.75 12h2.5M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7',
);
