import { expect, test } from 'vitest';
import { LIMITS, type Limit } from '../http/http-limits.ts';
import { pythonClient } from './docs.ts';
import { readContract } from './openapi.ts';
import { describeCalls, programCalls } from './program-calls.ts';

const contract = readContract();
const calls = programCalls(contract);

test('every call that is open to keys says what a repeated one does, and what it may be refused with', () => {
  expect(calls.map(({ id }) => id).sort()).toEqual(
    contract.operations
      .filter(({ scope }) => scope)
      .map(({ id }) => id)
      .sort(),
  );
  for (const { id, method, repeat, refusals } of calls) {
    expect({ id, repeat }).toEqual({
      id,
      repeat: expect.stringMatching(/^(?:reads|same|keyed|refused)$/),
    });
    if (method === 'GET') expect(repeat).toBe('reads');
    expect(refusals).toEqual(expect.arrayContaining(['401', '403', '500', '503']));
  }
  const keyed = calls.filter(({ parameters }) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && required),
  );
  expect(keyed.length).toBeGreaterThan(2);
  expect(new Set(keyed.map(({ repeat }) => repeat))).toEqual(new Set(['keyed']));
});

test('limits are said as they are', () => {
  const { exportByNetwork, purchaseByCompany, planByCompany, matchByAccount } = LIMITS;
  const { choicesByAccount, requestPlanByAccount, askByAccount } = LIMITS;
  const counted: Record<string, Limit> = {
    ...{ orderForCompany: purchaseByCompany, prepareForCompany: purchaseByCompany },
    ...{ placeForCompany: purchaseByCompany, planForCompany: planByCompany },
    ...{ matchList: matchByAccount, createRequest: matchByAccount },
    ...{ addRequestLines: matchByAccount, getRequestChoices: choicesByAccount },
    ...{ planRequest: requestPlanByAccount, askForPrices: askByAccount },
  };
  for (const { id, limit } of calls) {
    const isExport = /^export/.test(id) && id !== 'exportRests';
    const expectedCost = isExport ? exportByNetwork : counted[id];
    expect({ id, limit }).toMatchObject({ id, limit: expectedCost });
  }
});

test('people read all of it in one table, and the client has a method for each', () => {
  const table = describeCalls(calls);
  expect(table.split('\n')).toHaveLength(calls.length + 2);
  expect(table).toContain('600 за 10 минут на компанию');
  const client = pythonClient(calls);
  expect(client.match(/^ {4}def [a-z]/gm)).toHaveLength(calls.length);
  expect(client).toContain('def order_for_company(self, id_, body=None, *, idempotency_key):');
});
