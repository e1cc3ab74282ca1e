import { icon } from '../icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5');
