import { icon } from '../icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM12 6v6l4 2',
);
