import { icon } from '../icon.tsx';

export const ChevronsUpDownIcon = /* @__PURE__ */ icon('M7 15l5 5 5-5M7 9l5-5 5 5');
