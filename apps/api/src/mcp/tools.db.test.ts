import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Offer, PreparedPurchase, Purchases } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/openapi.ts';
import { type AssistantApp, createAssistantApp } from '../testing/assistant.ts';
import { createCompany } from '../testing/companies.ts';
import { createBuyer } from '../testing/trade-app.ts';
import { visitor } from '../testing/visitor.ts';
import { toolsOf } from './tools.ts';

let scene: AssistantApp;
beforeAll(async () => {
  scene = await createAssistantApp();
});
afterAll(() => scene.server.close());

const tools = toolsOf(readContract());
const prepared = async () =>
  (await scene.shop.use('prepare', scene.wish)).structuredContent as unknown as PreparedPurchase;
const placed = async () =>
  (
    await scene.shop.use('place', {
      hash: (await prepared()).hash,
      'Idempotency-Key': randomUUID(),
    })
  ).structuredContent as unknown as Purchases;

/** Arguments with which each tool answers. */
const USES: Record<string, () => Promise<object> | object> = {
  find: () => ({ q: '205/55 R16' }),
  ...Object.fromEntries(
    [
      'tyres',
      'disks',
      'truck_tyres',
      'truck_disks',
      'special_tyres',
      'moto_tyres',
      'quadro_tyres',
    ].map((section) => [`find_${section}`, () => ({ q: 'R16 зима', per_page: 5 })]),
  ),
  offers: () => ({ product_id: scene.product }),
  match_list: () => ({ text: '205/55 R16 зима 8 шт' }),
  addresses: () => ({}),
  plan: () => scene.wish,
  prepare: () => scene.wish,
  place: async () => ({ hash: (await prepared()).hash, 'Idempotency-Key': randomUUID() }),
  order: async () => ({ id: (await placed()).data[0]?.id }),
  events: () => ({ after: 0 }),
};

describe('the tools', () => {
  test('are the calls that the contract marks', () => {
    const marked = readContract().operations.flatMap(({ tool }) => tool?.name ?? []);
    expect([...tools.keys()]).toEqual(marked);
    expect(Object.keys(USES).toSorted()).toEqual(marked.toSorted());
    for (const { scope, repeat, tool } of readContract().operations)
      if (tool) {
        // whatever a key can't do, or can't repeat, is no tool
        expect([tool.name, scope !== undefined, repeat !== undefined]).toEqual([
          tool.name,
          true,
          true,
        ]);
        expect(tool.name).toMatch(/^[a-z_]{2,40}$/);
        expect(tool.title).toMatch(/^[А-ЯЁ]/);
        expect(tool.does).toMatch(/^[A-Z].+\.$/);
      }
  });

  test.each([...tools.keys()])('%s answers', async (name) => {
    const answer = await scene.shop.use(name, await USES[name]?.());
    expect(answer.isError, answer.content[0]?.text).toBeUndefined();
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
  });

  test('are the same for clients of both generations of the protocol', async () => {
    await scene.server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = scene.server.app.server.address() as AddressInfo;
    for (const mode of ['legacy', 'auto'] as const) {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
        requestInit: { headers: { authorization: `Bearer ${scene.secret}` } },
      });
      await client.connect(transport);
      const listed = await client.listTools();
      expect(listed.tools.map(({ name }) => name)).toEqual([...tools.keys()]);
      const found = await client.callTool({
        name: 'offers',
        arguments: { product_id: scene.product },
      });
      const [first] = (found.structuredContent as { data: Offer[] }).data;
      expect(first?.id).toMatch(/^\d+$/);
      await client.close();
    }
  });

  test('answer what the same call answers over the network', async () => {
    const ownAnswer = await visitor(scene.server, `Bearer ${scene.secret}`).post(
      `/product/${scene.product}/rests`,
      {
        quantity_min: 4,
      },
    );
    const { structuredContent } = await scene.shop.use('offers', {
      product_id: scene.product,
      quantity_min: 4,
    });
    expect(structuredContent).toEqual(ownAnswer.json());
  });
});

describe('an order', () => {
  test('is prepared, shown and placed, of the key’s own company', async () => {
    const { hash, plan } = await prepared();
    const before = await scene.server.stockOf(scene.offer);
    const place = { hash, 'Idempotency-Key': randomUUID() };
    const { data } = (await scene.shop.use('place', place))
      .structuredContent as unknown as Purchases;
    expect(data).toMatchObject([{ goods: plan.goods }]);
    expect(await scene.server.stockOf(scene.offer)).toBe(before - 4);
    // the same key is the same call
    expect((await scene.shop.use('place', place)).structuredContent).toMatchObject({
      data: [{ id: data[0]?.id }],
    });
    expect(await scene.server.stockOf(scene.offer)).toBe(before - 4);
  });

  test('that has changed since is refused, and the refusal says what has', async () => {
    const { hash } = await prepared();
    await scene.server.setOffer(scene.offer, { bulk_price: 123_400 });
    const refusal = await scene.shop.use('place', { hash, 'Idempotency-Key': randomUUID() });
    expect(refusal).toMatchObject({
      isError: true,
      structuredContent: {
        status: 409,
        lines: [{ offer_id: scene.offer, code: 'price_up', price_now: 123_400 }],
      },
    });
  });

  test('of another company is not found', async () => {
    const { id } = await createCompany(await createBuyer(scene.server));
    expect(await scene.shop.use('prepare', { ...scene.wish, id })).toMatchObject({
      isError: true,
      structuredContent: { status: 404 },
    });
  });
});
