const timeZone = 'Europe/Moscow';

/** The calendar day in Moscow, by whose clock documents are dated: 2026-11-24. */
export const moscowDay = (at = new Date()): string => at.toLocaleDateString('sv', { timeZone });

/** The time of day there: 14:05:09. */
export const moscowTime = (at: Date): string => at.toLocaleTimeString('ru-RU', { timeZone });
