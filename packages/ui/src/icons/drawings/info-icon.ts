import { icon } from '../icon.tsx';

export const InfoIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM12 16v-4M12 8h.01',
);
