import type { Handler } from '../../contract/contract.ts';
import { act } from './order-act.handlers.ts';

export const appealOrder: Handler<'appealOrder'> = (request) =>
  act(request, 'appeal', async (_tx, { status }) => ({
    kind: 'appealed',
    status,
    comment: request.body.reason,
  }));

export const answerAppeal: Handler<'answerAppeal'> = (request) =>
  act(request, 'answer_appeal', async (_tx, { status }) => ({
    kind: request.body.agree ? 'appeal_agreed' : 'appeal_refused',
    status,
  }));
