import { icon } from '../icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7');
