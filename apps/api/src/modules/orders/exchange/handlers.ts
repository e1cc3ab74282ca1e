import { type DoStep, failure, isPiece } from '../../../exchange/protocol.ts';
import { ordersXml } from './document.ts';
import { takeSaid } from './handlers-said.ts';
import { noteShown, noteTaken, selectChanged } from './queries.ts';

const init: DoStep = async ({ query }, { id }) => {
  const lines = ['zip=no', 'file_limit=10485760'];
  return {
    answer: 'success',
    lines: query.version === undefined ? lines : [...lines, `sessid=${id}`, 'version=2.10'],
  };
};

const query: DoStep = async ({ db }, session) => {
  const { orders, until } = await selectChanged(db, session.exchange_id);
  await noteShown(db, session.id, until);
  return { answer: 'success', xml: ordersXml(orders), message: `Заказов: ${orders.length}` };
};

const success: DoStep = async ({ db }, { id }) =>
  (await noteTaken(db, id))
    ? { answer: 'success' }
    : failure('Сначала запросите заказы: mode=query');

/** Does nothing: a file is applied as soon as it comes. */
const importFile: DoStep = async () => ({ answer: 'success', lines: ['Уже принято'] });

const STEPS = new Map(
  Object.entries<DoStep>({ init, query, success, file: takeSaid, import: importFile }),
);

/** Handles the exchange of orders, step by step: 1С gets the orders to the company, and says what became of them. */
export const exchangeSale: DoStep = async (request, session) => {
  const step = STEPS.get(request.query.mode);
  if (step) return step(request, session);
  if (isPiece(request.body)) for await (const _ of request.body);
  return failure(`Шаг «${request.query.mode}» не поддерживается`);
};
