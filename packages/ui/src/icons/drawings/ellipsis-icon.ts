import { icon } from '../icon.tsx';

export const EllipsisIcon = /* @__PURE__ */ icon(
  'M11 12a1 1 0 1 1 2 0 1 1 0 1 1 -2 0ZM18 12a1 1 0 1 1 2 0 1 1 0 1 1 -2 0ZM4 12a1 1 0 1 1 2 0 1 1 0 1 1 -2 0Z',
);
