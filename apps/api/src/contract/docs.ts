import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readGuides } from './guides.ts';
import type { readContract } from './openapi.ts';
import { describeCalls, type ProgramCall, programCalls } from './program-calls.ts';

const HEAD = `"""Протектор: вызовы для программ. Сделан из контракта; нужен только Python 3.8 или новее."""
import json
import time
import urllib.error
import urllib.parse
import urllib.request


class ApiError(Exception):
    """Отказ: status, message по-русски, errors по полям у 422, problem целиком."""

    def __init__(self, status, problem):
        self.status, self.problem = status, problem
        self.message = problem.get('message', f'Ответ {status}')
        self.errors = problem.get('errors', {})
        super().__init__(f'{status}: {self.message}')


class Protektor:
    """Вызовы с ключом компании. На 429 и 503 ждёт, сколько велит сервер, и повторяет то, что повторять безопасно."""

    def __init__(self, url, key, timeout=60, attempts=5):
        self.url, self.key, self.timeout, self.attempts = url.rstrip('/') + '/api', key, timeout, attempts

    def _call(self, method, path, query, headers, body, repeats):
        given = {name: value for name, value in query.items() if value is not None}
        address = self.url + path + ('?' + urllib.parse.urlencode(given) if given else '')
        sent = {'authorization': f'Bearer {self.key}', 'accept-encoding': 'identity'}
        sent.update({name: str(value) for name, value in headers.items() if value is not None})
        data = None
        if body is not None:
            sent['content-type'] = 'application/json'
            data = json.dumps(body).encode()
        for left in range(self.attempts - 1, -1, -1):
            request = urllib.request.Request(address, data=data, headers=sent, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                    content = answer.read()
                    is_json = 'json' in answer.headers.get('content-type', '')
                    return json.loads(content) if is_json and content else content or None
            except urllib.error.HTTPError as error:
                text = error.read()
                if repeats and left and error.code in (429, 503):
                    time.sleep(int(error.headers.get('retry-after') or 1))
                    continue
                try:
                    problem = json.loads(text)
                except ValueError:
                    problem = {}
                raise ApiError(error.code, problem) from None
`;

const snake = (name: string) =>
  name
    .replaceAll('-', '_')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/^_/, '')
    .replaceAll('__', '_');

/** Lower-case keywords of Python, and `id`, which editors mark. */
const KEPT = new Set(
  'and as assert async await break class continue def del elif else except finally for from global id if import in is lambda nonlocal not or pass raise return self try while with yield'.split(
    ' ',
  ),
);
const variable = (name: string) => (KEPT.has(snake(name)) ? `${snake(name)}_` : snake(name));

function methodOf({
  id,
  method,
  path,
  summary,
  scope,
  repeat,
  refusals,
  parameters,
  hasBody,
}: ProgramCall) {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const [inPath, query, headers] = [of('path'), of('query'), of('header')];
  const named = [...query, ...headers];
  const taken = [
    'self',
    ...inPath.map(({ name }) => variable(name)),
    ...(hasBody ? ['body=None'] : []),
    ...(named.length > 0 ? ['*'] : []),
    ...named.map(({ name, required }) => (required ? variable(name) : `${variable(name)}=None`)),
  ];
  const filled = path.replaceAll(
    /\{([\w-]+)\}/g,
    (_, name: string) => `{urllib.parse.quote(str(${variable(name)}), safe='')}`,
  );
  const dictionary = (wording: typeof query) =>
    `{${wording.map(({ name }) => `'${name}': ${variable(name)}`).join(', ')}}`;
  return `
    def ${snake(id)}(${taken.join(', ')}):
        """${summary}. Право ${scope}. Отказы: ${refusals.join(', ')}."""
        return self._call('${method}', ${inPath.length > 0 ? 'f' : ''}"${filled}", ${dictionary(query)}, ${dictionary(headers)}, ${hasBody ? 'body' : 'None'}, ${repeat === 'refused' ? 'False' : 'True'})
`;
}

/** Returns a Python client for the calls that are open to keys. It needs only Python's standard library. */
export const pythonClient = (calls: readonly ProgramCall[]): string =>
  `${HEAD}${calls.map(methodOf).join('')}`;

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
