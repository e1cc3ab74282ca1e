import { icon } from '../icon.tsx';

/** Wide rows: the regular list. Our own drawing. */
export const RowsIcon = /* @__PURE__ */ icon('M3 6h18M3 12h18M3 18h18');
