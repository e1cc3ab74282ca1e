import { Problem } from '../../http/problem.ts';

/** 404 of something within an order: «Нет такой отгрузки». */
export const noSuch = (what: string) => new Problem(404, `Нет ${what}`);
