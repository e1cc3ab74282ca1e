import { icon } from '../icon.tsx';

export const CircleQuestionMarkIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0ZM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
);
