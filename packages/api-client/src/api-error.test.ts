import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failure, parseRetryAfter, refusal } from './api-error.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : '', { status, headers });

describe('refusal', () => {
  test('makes a message fit to show and clean fields of any body', () => {
    const statuses = fc.integer({ min: 400, max: 599 });
    const bodies = fc.oneof(
      fc.anything(),
      fc.record({ message: fc.anything(), errors: fc.anything() }),
      fc.record({ errors: fc.dictionary(fc.string(), fc.anything()) }),
      fc.record({
        errors: fc.dictionary(fc.constantFrom('', 'name'), fc.constantFrom('', ' ', 'Занято')),
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.constant(422), statuses), bodies, (status, body) => {
        const error = refusal(answer(status), body);
        expect(error.message.trim()).not.toBe('');
        expect(error.status).toBe(status);
        for (const messages of Object.values(error.fieldErrors)) {
          expect(status).toBe(422);
          expect(messages.length).toBeGreaterThan(0);
          for (const message of messages) expect(message.trim()).not.toBe('');
        }
      }),
    );
  });

  test('shows an error of the whole body as the message, not as a field', () => {
    const errors = { '': ['Заполните хотя бы одно поле'], name: ['Заполните поле'] };
    const error = refusal(answer(422), { message: 'Проверьте поля', errors });
    expect(error.message).toBe('Заполните хотя бы одно поле');
    expect(error.fieldErrors).toEqual({ name: ['Заполните поле'] });
  });

  test('takes fields from 422 alone', () => {
    const body = { message: 'Конфликт', errors: { name: ['Занято'] } };
    expect(refusal(answer(409), body).fieldErrors).toEqual({});
  });

  test('speaks Russian for every status that says nothing itself', () => {
    for (let status = 400; status < 600; status++)
      expect(refusal(answer(status), '<html>').message).toMatch(/^[А-Я][а-я]/);
  });
});

describe('failure', () => {
  test('tells a given up call by its signal, whatever the reason', () => {
    const controller = new AbortController();
    controller.abort('left the page');
    expect(failure('left the page', controller.signal).kind).toBe('aborted');
  });

  test('is a lost connection otherwise', () => {
    expect(failure(new TypeError('fetch failed'), undefined).kind).toBe('network');
  });
});

describe('parseRetryAfter', () => {
  test('reads seconds', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(parseRetryAfter(` ${seconds} `)).toBe(seconds);
      }),
    );
  });

  test('reads the date to wait for; a past one is no wait', () => {
    const at = fc.integer({ min: -1_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(at, fc.nat({ max: 100_000 }), (now, wait) => {
        const date = new Date(now + wait * 1000);
        const seconds = parseRetryAfter(date.toUTCString(), now) ?? Number.NaN;
        // the header has no milliseconds
        expect(Math.abs(seconds - wait)).toBeLessThanOrEqual(1);
        expect(seconds).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(parseRetryAfter(new Date(0).toUTCString())).toBe(0);
  });

  test('knows no wait where there is none', () => {
    for (const header of [null, '', ' ', 'soon', '-5 minutes'])
      expect(parseRetryAfter(header)).toBeUndefined();
  });
});
