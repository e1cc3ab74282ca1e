import { icon } from '../icon.tsx';

export const Disc3Icon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM6 12c0-1.7.7-3.2 1.8-4.2M10 12a2 2 0 1 1 4 0 2 2 0 1 1 -4 0ZM18 12c0 1.7-.7 3.2-1.8 4.2',
);
