import { PAGES } from '@org/api-client/pages';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Limits of «good» and «poor» of LCP, FCP, TTFB and INP, and steps between them. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];
/** Pages are counted by themselves if the application has them: invented ones must not take the place of others. */
const COUNTED: ReadonlySet<string> = new Set(PAGES);
const known = (page: string) => (COUNTED.has(page) ? page : 'other');

/** Metrics that pages measure in browsers. */
export interface PageFigures {
  /** Records a Web Vital: milliseconds, for CLS a score. */
  vital(name: string, value: number, page: string): void;
  error(page: string): void;
}

export function addPageFigures(registry: Registry): PageFigures {
  const registers = [registry];
  const times = new Histogram({
    name: 'page_seconds',
    help: 'Web Vitals of pages: FCP, INP, LCP and TTFB.',
    labelNames: ['vital', 'page'],
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'page_shift',
    help: 'Web Vitals of pages: CLS.',
    labelNames: ['page'],
    buckets: SHIFTS,
    registers,
  });
  const errors = new Counter({
    name: 'page_errors_total',
    help: 'Errors in pages that nobody caught.',
    labelNames: ['page'],
    registers,
  });
  return {
    vital: (name, value, page) => {
      if (name === 'CLS') shifts.observe({ page: known(page) }, value);
      else times.observe({ vital: name, page: known(page) }, value / 1000);
    },
    error: (page) => errors.inc({ page: known(page) }),
  };
}
