import type { ClientReport } from '@org/api-client/schema';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { apiBase } from '../shared/api/api-base.ts';
import { visit } from '../shared/api/visit.ts';

const MAX_ERRORS = 20;
const MAX_MESSAGE = 500;
const MAX_STACK = 4000;

/**
 * Reports to the server how fast the page is for its users, and which errors happen in it. A report is sent when the
 * page is left or hidden: later there may be no chance.
 */
export function startReports(page: () => string): void {
  let vitals: ClientReport['vitals'] = [];
  let errors: ClientReport['errors'] = [];
  let errorCount = 0;
  const send = () => {
    if (vitals.length + errors.length === 0) return;
    const report: ClientReport = { visit, vitals, errors };
    [vitals, errors] = [[], []];
    const headers = { 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: JSON.stringify(report), keepalive: true };
    // it does not matter if a report is lost
    fetch(`${apiBase}/client-reports`, call).catch(() => undefined);
  };
  const noteVital = ({ name, value }: Metric) => vitals.push({ name, value, page: page() });
  const noteError = (error: unknown) => {
    // an error that repeats in a loop must not fill the report
    if (++errorCount > MAX_ERRORS) return;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    errors.push({
      message: message.slice(0, MAX_MESSAGE),
      stack: stack.slice(0, MAX_STACK),
      page: page(),
    });
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(noteVital);
  addEventListener('error', ({ error, message }) => noteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
