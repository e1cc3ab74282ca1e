import { icon } from '../icon.tsx';

/** Close rows: the dense list. Our own drawing. */
export const DenseRowsIcon = /* @__PURE__ */ icon('M3 4.5h18M3 9.5h18M3 14.5h18M3 19.5h18');
