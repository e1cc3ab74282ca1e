import type { CheapestPlan } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { type ReceivingTerms, selectReceivingOf } from '../../../delivery/delivery-receiving.ts';
import { callerSignal } from '../../../http/caller-signal.ts';
import { Problem } from '../../../http/problem.ts';
import { findPlan } from '../../../plan/planner.ts';
import { toCheapestPlan } from './cheapest-plan.ts';
import { selectBriefs, selectNamed, selectOffers } from './order-plans.sql.ts';
import {
  type Limits,
  type Question,
  questionOf,
  scarceProducts,
  type WantedRow,
} from './plan-question.ts';
import { routesOf } from './plan-routes.ts';

type Db = FastifyRequest['db'];

const NAMED = 3;

/** Says why there is no plan: names the products of which there is too little, or else the other limits. */
async function scarcity(db: Db, question: Question, limits: Limits): Promise<string> {
  const scarce = scarceProducts(question);
  if (scarce.length === 0)
    return limits.suppliers_max === undefined && limits.delivery_days_max === undefined
      ? 'Всё это сейчас не собрать: мешают кратность или минимальные заказы поставщиков'
      : 'С такими ограничениями всё это не собрать. Разрешите больше поставщиков или больший срок';
  const briefs = await selectBriefs(db, scarce.slice(0, NAMED));
  const names = [...briefs.values()].map(({ title }) => title).join(', ');
  const more = scarce.length > NAMED ? ` и ещё ${scarce.length - NAMED}` : '';
  const when = limits.delivery_days_max === undefined ? 'в продаже' : 'с доставкой в этот срок';
  return `Столько, сколько нужно, нет ${when}: ${names}${more}`;
}

interface PlanRequest {
  wanted: readonly WantedRow[];
  limits: Limits;
  /** how goods of these warehouses are received */
  receivingOf: (warehouses: readonly string[]) => Promise<ReceivingTerms>;
}

/** Finds the cheapest way to buy the same; throws a 409 problem if there is none. */
async function planOf(
  { db }: Pick<FastifyRequest, 'db'>,
  reply: FastifyReply,
  { wanted, limits, receivingOf }: PlanRequest,
): Promise<CheapestPlan> {
  const signal = callerSignal(reply);
  const plan = ({ problem, start }: Question) => findPlan(problem, start, signal);
  const products = wanted.map(({ product_id }) => product_id);
  const offers = await selectOffers(db, products);
  const warehouses = [...new Set(offers.map(({ warehouse_id }) => warehouse_id))];
  const routes = routesOf(await receivingOf(warehouses));
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
  return toCheapestPlan(question, quantities, proof, await selectBriefs(db, question.products));
}

export const planForCompany: Handler<'planForCompany'> = async (request, reply) => {
  const { db, params, body } = request;
  const { lines, ...limits } = body;
  const buyer = { accountId: await requireCompany(request, params.id), companyId: params.id };
  await request.limiter.take('planByCompany', params.id);
  const wanted = await selectNamed(db, lines);
  const known = new Set(wanted.map(({ offer_id }) => offer_id));
  const gone = lines.findIndex(({ offer_id }) => !known.has(offer_id));
  if (gone >= 0) throw invalid({ [`lines.${gone}.offer_id`]: ['Такого предложения нет'] });
  const receivingOf = (warehouses: readonly string[]) =>
    selectReceivingOf(db, buyer, warehouses, body);
  return planOf(request, reply, { wanted, limits, receivingOf });
};
