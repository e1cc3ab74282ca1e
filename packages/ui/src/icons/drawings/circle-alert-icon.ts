import { icon } from '../icon.tsx';

export const CircleAlertIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM12 8L12 12M12 16L12.01 16',
);
