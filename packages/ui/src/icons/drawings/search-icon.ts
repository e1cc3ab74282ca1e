import { icon } from '../icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 1 16 0 8 8 0 1 1 -16 0Z',
);
