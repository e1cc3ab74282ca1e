import { icon } from '../icon.tsx';

export const UserIcon = /* @__PURE__ */ icon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 1 8 0 4 4 0 1 1 -8 0Z',
);
