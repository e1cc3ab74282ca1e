import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Place } from './place.ts';
import type { Part } from './processes.ts';
import type { Programs } from './programs.ts';
import { ask } from './requests.ts';
import type { User } from './user.ts';

/** A port for whichever database Patroni says that it is: who is connected to another one is cut off. */
const database = (place: Place, port: 'primary' | 'replica', question: string) => `
listen ${port}
  mode tcp
  bind ${place.address(port)}
  balance leastconn
  option httpchk OPTIONS ${question}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server pg1 ${place.address('pg1')} check port ${place.port('pg1Control')}
  server pg2 ${place.address('pg2')} check port ${place.port('pg2Control')}`;

interface Parameter {
  $ref?: string;
  name?: string;
}

interface Contract {
  paths: Record<string, { post?: { parameters?: Parameter[] } }>;
  components: { parameters: Record<string, Parameter> };
}

/** Patterns of the paths whose calls do what they are for once, however often they come with the same key. */
export function keyedPaths(): string[] {
  const file = new URL('../../packages/api-client/openapi.yaml', import.meta.url);
  const { paths, components } = load(readFileSync(file, 'utf8')) as Contract;
  const keys = Object.entries(components.parameters)
    .filter(([, { name }]) => name === 'Idempotency-Key')
    .map(([key]) => `#/components/parameters/${key}`);
  const isKey = ({ $ref, name }: Parameter) =>
    name === 'Idempotency-Key' || keys.includes($ref ?? '');
  return Object.entries(paths)
    .filter(([, { post }]) => post?.parameters?.some(isKey))
    .map(([path]) => `^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

const settingsOf = (place: Place) => `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  option clitcpka
  option srvtcpka
${database(place, 'primary', '/primary')}
${database(place, 'replica', '/replica?lag=1MB')}

frontend web
  mode http
  bind ${place.address('balancer')}
  timeout client 75s
  timeout http-keep-alive 60s
  default_backend api

backend api
  mode http
  balance leastconn
  timeout server 75s
  timeout queue 5s
  option httpchk GET /readyz
  http-check expect status 200
  option forwardfor
  # what a process that has gone left unanswered is asked of the other one, if asking twice does no harm: calls that only read,
  # and calls that the contract gives a key, where they carry one
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response 503
  acl reads path_beg /api/search_v2/ /api/search_v2/suggest /api/vocabulary
  acl keyed req.hdr(idempotency-key) -m found
${keyedPaths()
  .map((path) => `  acl honours path_reg ${path}`)
  .join('\n')}
  http-request disable-l7-retry unless METH_GET or reads or keyed honours
  default-server inter 1s fall 3 rise 1
  server api1 ${place.address('api1')} check
  server api2 ${place.address('api2')} check

frontend statistics
  mode http
  bind ${place.address('statistics')}
  timeout client 10s
  stats enable
  stats uri /
  http-request use-service prometheus-exporter if { path /metrics }
`;

/** One address for browsers, one for the primary and one for the replica, whichever they are. */
export function balancerPart(place: Place, { haproxy }: Programs, user: User): Part {
  const file = place.path('etc', 'haproxy.cfg');
  writeFileSync(file, settingsOf(place));
  user.own(file);
  return {
    name: 'balancer',
    command: haproxy,
    args: ['-db', '-f', file],
    isReady: async () => {
      // which of them takes writes is known after its first questions
      const answer = await ask(`http://${place.address('statistics')}/;csv`);
      return /^primary,pg\d(?:,[^,]*){15},UP/m.test(answer?.text ?? '');
    },
    readyWithinS: 30,
  };
}
