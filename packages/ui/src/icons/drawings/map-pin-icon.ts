import { icon } from '../icon.tsx';

export const MapPinIcon = /* @__PURE__ */ icon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 1 6 0 3 3 0 1 1 -6 0Z',
);
