import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../faults/caller.ts';
import type { MatchedRow, RequestPlanBody } from '../../packages/api-client/src/schema.ts';
import { openMarketOf } from '../api/databases.ts';
import { type MeasuredServer, startServer } from '../imports/server.ts';
import { register } from '../mixed/people.ts';

const RESULTS = join(import.meta.dirname, '../results');
const LINES = 50;
const WARM_UP = 3;
const ROUNDS = 10;
/** Processor time of the server for a request of so many lines, and of it what its loop may be held. */
const TARGET_MS = 300;
/** The server reports its load ten times a second: so long after an answer all of it is reported. */
const REPORTED_MS = 300;
const WAYS = [
  (size: string) => `${size} 8 шт`,
  (size: string, name: string) => `${name} ${size} - 4`,
  (size: string) => `зима шип ${size} комплект`,
  (size: string) => `нужно ещё ${size.replaceAll(/[/R]/g, ' ')} 12`,
  (size: string, name: string) => `${name.toLowerCase()} ${size} до 9000`,
];

type Step = 'read' | 'choices' | 'plans';
type Spent = Record<Step, { cpu: number[]; loop: number[]; wall: number[] }>;
interface Choices {
  data: { line_id: string; row: MatchedRow }[];
}

/** A message of goods as people write them, with a greeting and a signature; another one each round. */
const messageOf = (goods: readonly { size: string; name: string }[], round: number): string =>
  [
    'Добрый день! Посчитайте, пожалуйста:',
    ...Array.from({ length: LINES }, (_, at) => {
      const { size, name } = goods[(round * LINES + at * 7) % goods.length] ?? {
        size: '',
        name: '',
      };
      return WAYS[at % WAYS.length]?.(size, name);
    }),
    'Ольга, ИП Краснова',
  ].join('\n');

const asked = ({ data }: Choices): RequestPlanBody['lines'] =>
  data.flatMap(({ line_id, row: { quantity, goods } }) => {
    const offer_ids = (goods?.offers ?? []).slice(0, 200).map(({ offer_id }) => offer_id);
    return quantity && offer_ids.length > 0 ? [{ line_id, quantity, offer_ids }] : [];
  });

/** Does one thing, and adds what the server has spent on it. */
async function spend<Result>(
  server: MeasuredServer,
  spent: Spent[Step],
  act: () => Promise<Result>,
) {
  await wait(REPORTED_MS);
  server.load();
  const begun = performance.now();
  const result = await act();
  spent.wall.push(performance.now() - begun);
  await wait(REPORTED_MS);
  const { cpu, gap } = server.load();
  spent.cpu.push(cpu);
  spent.loop.push(gap.own);
  return result;
}

/** What the server spends while nobody asks for anything, for as long as a step is measured. */
async function idleOf(server: MeasuredServer): Promise<number> {
  server.load();
  await wait(10 * REPORTED_MS);
  return server.load().cpu / 10;
}

async function measure(
  server: MeasuredServer,
  call: <Answer>(path: string, options?: Parameters<Caller['call']>[2]) => Promise<Answer>,
  goods: readonly { size: string; name: string }[],
): Promise<{ spent: Spent; products: number }> {
  const none = () => ({ cpu: [], loop: [], wall: [] });
  let spent: Spent = { read: none(), choices: none(), plans: none() };
  let products = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    if (round === WARM_UP) spent = { read: none(), choices: none(), plans: none() };
    const body = { text: messageOf(goods, round) };
    const { id } = await spend(server, spent.read, () =>
      call<{ id: string }>('/requests', { body, key: randomUUID() }),
    );
    const choices = await spend(server, spent.choices, () =>
      call<Choices>(`/requests/${id}/choices?to=${encodeURIComponent('Москва')}`),
    );
    const lines = asked(choices);
    products += lines.length;
    await spend(server, spent.plans, () => call(`/requests/${id}/plans`, { body: { lines } }));
  }
  return { spent, products };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const NAMES: Record<Step, string> = {
  read: 'the message is read and kept',
  choices: 'its choices with their delivery',
  plans: 'the ways to buy the whole',
};

/**
 * Sends messages of 50 lines to a server as it is started for buyers, and reads of the process itself what each step costs:
 * reading, choosing, planning. Writes `results/requests.md`; returns false if reading or choosing takes more of the
 * processor, or any step holds the loop for longer, than it may.
 */
export async function run(): Promise<boolean> {
  const market = await openMarketOf('requests', { products: 5000, offers: 60_000 }, false);
  try {
    const { rows: goods } = await market.db.query<{ size: string; name: string }>(
      `select p.size, b.name || ' ' || m.name as name
       from product p join brand b on b.id = p.brand_id join model m on m.id = p.model_id
       join listing l on l.product_id = p.id where p.section = 1 and p.size is not null order by p.id limit 2000`,
    );
    const server = await startServer({ ...market.environment, DEMO: 'off' }, []);
    try {
      const buyer = await register(server.api.replace(/\/api$/, ''));
      const call = async <Body>(path: string, options?: Parameters<Caller['call']>[2]) => {
        const { status, body } = await buyer.call<Body>(
          server.api.replace(/\/api$/, ''),
          path,
          options,
        );
        if (status >= 300 || status === 0)
          throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
        return body;
      };
      const idle = await idleOf(server);
      const { spent, products } = await measure(server, call, goods);
      const steps = Object.entries(spent) as [Step, Spent[Step]][];
      const cpuOf = ({ cpu }: Spent[Step]) => Math.max(0, median(cpu) - idle);
      const text = `# What a request of ${LINES} lines costs

${new Date().toISOString().slice(0, 16).replace('T', ' ')}, Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load of the machine ${os.loadavg()[0]?.toFixed(1)}.
${market.name}, ${market.products} products, ${market.offers} offers; the server as it is started for buyers, ${ROUNDS} messages after ${WARM_UP} that warm it up, another one each time. ${(products / (WARM_UP + ROUNDS)).toFixed(0)} of their lines name one product, and are planned.

Written by \`pnpm bench requests\`. Medians in milliseconds: the processor time of all threads of the process (what it spends idle is subtracted), the longest time that the loop worked at once, and the time to the answer. At most ${TARGET_MS} ms of the processor to read and to choose, each; at most ${TARGET_MS} ms of the loop for any.

| | processor | loop | answer |
| --- | ---: | ---: | ---: |
${steps.map(([step, own]) => `| ${NAMES[step]} | ${cpuOf(own).toFixed(0)} | ${median(own.loop).toFixed(0)} | ${median(own.wall).toFixed(0)} |`).join('\n')}
`;
      await writeFile(join(RESULTS, 'requests.md'), text);
      console.log(text);
      return (
        cpuOf(spent.read) <= TARGET_MS &&
        cpuOf(spent.choices) <= TARGET_MS &&
        steps.every(([, { loop }]) => median(loop) <= TARGET_MS)
      );
    } finally {
      await server.stop();
    }
  } finally {
    await market.close();
    await market.stop();
  }
}
