import { icon } from '../icon.tsx';

/** Half a sun, half a snowflake: a tyre for all seasons. Based on Lucide, with as few strokes as possible. */
export const SunSnowIcon = /* @__PURE__ */ icon(
  'M10 21v-1M10 4V3M10 9a3 3 0 0 0 0 6M14 20l1.25-2.5L18 18M14 4l1.25 2.5L18 6M17 21l-3-6 1.5-3H22M17 3l-3 6 1.5 3M2 12h1M20 10l-1.5 2 1.5 2M3.64 18.36l.7-.7M4.34 6.34l-.7-.7',
);
