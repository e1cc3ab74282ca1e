import { icon } from '../icon.tsx';

export const CircleCheckIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM16 9l-5.5 5.5L8 12',
);
