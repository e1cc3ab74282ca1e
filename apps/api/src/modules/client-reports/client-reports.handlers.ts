import type { Handler } from '../../contract/contract.ts';
import { networkOf } from '../../http/client-address.ts';
import { withoutSecrets } from './without-secrets.ts';

export const reportClient: Handler<'reportClient'> = async (request, reply) => {
  const { body, limiter, log, ip, server } = request;
  await limiter.take('reportByNetwork', networkOf(ip));
  const { visit, vitals, errors } = body;
  for (const { name, value, page } of vitals) server.pageFigures.vital(name, value, page);
  for (const { message, stack, page } of errors) {
    server.pageFigures.error(page);
    log.warn(
      { visit, page, error: withoutSecrets(message), stack: withoutSecrets(stack) },
      'an error in a page',
    );
  }
  return reply.code(204).send();
};
