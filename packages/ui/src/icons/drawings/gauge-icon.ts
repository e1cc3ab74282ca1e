import { icon } from '../icon.tsx';

export const GaugeIcon = /* @__PURE__ */ icon('M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0');
