import { icon } from '../icon.tsx';

export const EyeIcon = /* @__PURE__ */ icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 1 6 0 3 3 0 1 1 -6 0Z',
);
