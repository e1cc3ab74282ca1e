import { icon } from '../icon.tsx';

export const GitBranchPlusIcon = /* @__PURE__ */ icon(
  'M6 3v12M18 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM15 6a9 9 0 0 0-9 9M18 15v6M21 18h-6',
);
