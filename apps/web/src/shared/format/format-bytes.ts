import { formatDecimal, formatNumber } from './format.ts';

/** 2516582 → «2,4 МБ» */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)}\u202fБ`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)}\u202fКБ`;
  return `${formatDecimal(Math.round((kilobytes / 1024) * 10) / 10)}\u202fМБ`;
}
