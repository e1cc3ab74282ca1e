import type { ClientReport } from '@org/api-client/schema';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { apiBase } from '../shared/api/api-base.ts';
import { visit } from '../shared/api/visit.ts';

const MOST_ERRORS = 20;
const MOST_MESSAGE = 500;
const MOST_STACK = 4000;

/**
 * Tells the server how quick the page is for whom it is made, and what fails in it. What is known is sent when the page is left
 * or hidden: later there may be no chance.
 */
export function startReports(page: () => string): void {
  let vitals: ClientReport['vitals'] = [];
  let errors: ClientReport['errors'] = [];
  let told = 0;
  const send = () => {
    if (vitals.length + errors.length === 0) return;
    const report: ClientReport = { visit, vitals, errors };
    [vitals, errors] = [[], []];
    const headers = { 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: JSON.stringify(report), keepalive: true };
    // a report that does not arrive is nobody's concern
    fetch(`${apiBase}/client-reports`, call).catch(() => undefined);
  };
  const noteVital = ({ name, value }: Metric) => vitals.push({ name, value, page: page() });
  const noteError = (error: unknown) => {
    // what fails in a loop is told once
    if (++told > MOST_ERRORS) return;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    errors.push({
      message: message.slice(0, MOST_MESSAGE),
      stack: stack.slice(0, MOST_STACK),
      page: page(),
    });
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(noteVital);
  addEventListener('error', ({ error, message }) => noteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
