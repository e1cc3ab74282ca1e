import { icon } from '../icon.tsx';

/** Based on Lucide, with as few strokes as possible. */
export const SunIcon = /* @__PURE__ */ icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
);
