import { icon } from '../icon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ icon('M9 18l6-6-6-6');
