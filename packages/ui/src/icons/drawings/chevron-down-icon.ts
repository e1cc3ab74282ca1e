import { icon } from '../icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6');
