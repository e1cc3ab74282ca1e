import { type DoStep, failure, isPiece } from '../../exchange/protocol.ts';
import { ordersXml } from './exchange/document.ts';
import { noteShown, noteTaken, selectChanged } from './exchange/queries.ts';

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

const STEPS: Record<string, DoStep> = { init, query, success };
const ONE_WAY =
  'Заказы идут только из Протектора в 1С: подтверждайте и отгружайте их в Протекторе, а в 1С отключите отправку заказов на сайт';

/** Orders to the company, step by step. */
export const exchangeSale: DoStep = async (request, session) => {
  const step = STEPS[request.query.mode];
  if (step) return step(request, session);
  if (isPiece(request.body)) for await (const _ of request.body);
  return failure(
    request.query.mode === 'file' || request.query.mode === 'import'
      ? ONE_WAY
      : `Шаг «${request.query.mode}» не поддерживается`,
  );
};
