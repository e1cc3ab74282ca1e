import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readGuides } from './guides.ts';
import type { readContract } from './openapi.ts';
import { describeCalls, programCalls } from './program-calls.ts';
import { pythonClient } from './python-client.ts';

/**
 * Serves the contract: for people at `/api/docs`, for programs at `/api/openapi.yaml` and `/api/openapi.json`, and as a
 * Python client at `/api/protektor.py`.
 */
export async function addDocs(
  app: FastifyInstance,
  contract: Pick<ReturnType<typeof readContract>, 'text' | 'published' | 'operations'>,
) {
  const { text, published } = contract;
  app.get('/api/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml').send(text),
  );
  app.get('/api/openapi.json', async () => published);
  const calls = programCalls(contract);
  app.get('/api/protektor.py', async (_request, reply) =>
    reply.type('text/x-python; charset=utf-8').send(pythonClient(calls)),
  );
  const { info } = published as unknown as { info: { description: string } };
  const description = `${await readGuides()}\n\n# Вызовы для программ\n\n${describeCalls(calls)}\n\n# О контракте\n\n${info.description}`;
  const document = { ...published, info: { ...info, description } };
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Протектор API' },
    // Swagger UI sets a few style attributes, which can't run code
    transformStaticCSP: (policy) => `${policy};style-src-attr 'unsafe-inline'`,
    uiConfig: { url: '/api/docs/json', docExpansion: 'none', persistAuthorization: true },
  });
}
