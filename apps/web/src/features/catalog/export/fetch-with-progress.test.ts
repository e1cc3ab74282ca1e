import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProgress, type Progress, percentOf } from './fetch-with-progress.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(300));
        controller.enqueue(new Uint8Array(500));
        controller.close();
      },
    });
    return new Response(body, { status, headers });
  });

const ask = async () => {
  const reports: Progress[] = [];
  const response = await fetchWithProgress(new Request('http://host/'), (progress) =>
    reports.push(progress),
  );
  const { byteLength } = await response.arrayBuffer();
  return { reports, byteLength, response };
};

test('the whole body arrives, and how much of it has come is told', async () => {
  answer(200, { 'x-estimated-length': '1000', 'content-disposition': 'attachment' });
  const { reports, byteLength, response } = await ask();
  expect(byteLength).toBe(800);
  expect(reports.map(percentOf)).toEqual([30, 80]);
  expect(response.headers.get('content-disposition')).toBe('attachment');
});

test('without an estimate there is no percent', async () => {
  answer(200);
  const { reports } = await ask();
  expect(reports.at(-1)).toEqual({ received: 800, expected: undefined });
  expect(percentOf({ received: 800, expected: undefined })).toBeUndefined();
});

test('a short estimate is never exceeded', () => {
  expect(percentOf({ received: 1200, expected: 1000 })).toBe(99);
});

test('a refusal is handed on untouched', async () => {
  answer(422);
  const { reports, response } = await ask();
  expect(response.status).toBe(422);
  expect(reports).toEqual([]);
});
