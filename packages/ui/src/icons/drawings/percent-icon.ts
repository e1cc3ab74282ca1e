import { icon } from '../icon.tsx';

export const PercentIcon = /* @__PURE__ */ icon(
  'M19 5L5 19M4 6.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1 -5 0ZM15 17.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1 -5 0Z',
);
