import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectReceiving } from '../../delivery/receiving.ts';
import { callerSignal } from '../../http/caller-signal.ts';
import { Problem } from '../../http/problem.ts';
import { findPlan } from '../../plan/planner.ts';
import { toCartPlan } from './cart-plan.ts';
import { selectBriefs, selectOffers, selectWanted } from './queries.ts';
import { type Limits, type Question, questionOf, scarceProducts } from './question.ts';
import { routesOf } from './routes.ts';

type Db = FastifyRequest['db'];

const NAMED = 3;

/** Says why there is no plan: names the products of which there is too little, or else the other limits. */
async function scarcity(db: Db, question: Question, limits: Limits): Promise<string> {
  const scarce = scarceProducts(question);
  if (scarce.length === 0)
    return limits.suppliers_max === undefined && limits.delivery_days_max === undefined
      ? 'Всю корзину сейчас не собрать: мешают кратность или минимальные заказы поставщиков'
      : 'С такими ограничениями всю корзину не собрать. Разрешите больше поставщиков или больший срок';
  const briefs = await selectBriefs(db, scarce.slice(0, NAMED));
  const names = [...briefs.values()].map(({ title }) => title).join(', ');
  const more = scarce.length > NAMED ? ` и ещё ${scarce.length - NAMED}` : '';
  const when = limits.delivery_days_max === undefined ? 'в продаже' : 'с доставкой в этот срок';
  return `Столько, сколько нужно, нет ${when}: ${names}${more}`;
}

export const optimiseCart: Handler<'optimiseCart'> = async (request, reply) => {
  const signal = callerSignal(reply);
  const plan = ({ problem, start }: Question) => findPlan(problem, start, signal);
  const { db, body: limits = {} } = request;
  const { id } = requireAccount(request);
  await request.limiter.take('planByAccount', id);
  const wanted = await selectWanted(db, id);
  if (wanted.length === 0) throw new Problem(409, 'Корзина пуста: собирать нечего');
  const products = wanted.map(({ product_id }) => product_id);
  const offers = await selectOffers(db, products);
  const warehouses = [...new Set(offers.map(({ warehouse_id }) => warehouse_id))];
  const routes = routesOf(await selectReceiving(db, id, warehouses));
  let question = questionOf(wanted, offers, limits, { routes });
  let answer = await plan(question);
  if (!answer.quantities && routes) {
    // better a plan whose delivery prices become known later, or with old tyres, than none
    question = questionOf(wanted, offers, limits, { routes, isRelaxed: true });
    answer = await plan(question);
  }
  const { quantities, ...proof } = answer;
  if (!quantities)
    throw new Problem(
      409,
      proof.proven
        ? await scarcity(db, question, limits)
        : 'За две секунды подходящего набора не нашлось. Смягчите ограничения',
    );
  return toCartPlan(question, quantities, proof, await selectBriefs(db, question.products));
};
