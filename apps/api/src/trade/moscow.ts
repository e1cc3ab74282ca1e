const timeZone = 'Europe/Moscow';

/** Returns the calendar day in Moscow, by which documents are dated: 2026-11-24. */
export const moscowDay = (at = new Date()): string => at.toLocaleDateString('sv', { timeZone });

/** Returns the time of day in Moscow: 14:05:09. */
export const moscowTime = (at: Date): string => at.toLocaleTimeString('ru-RU', { timeZone });
