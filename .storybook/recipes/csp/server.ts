import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const POLICY = [
  "default-src 'self'",
  "script-src 'nonce-NONCE' 'strict-dynamic'",
  "style-src 'self' 'nonce-NONCE'",
  "style-src-attr 'unsafe-hashes' 'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA=' 'sha256-nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718=' 'sha256-8OwrgBLJzDmN33BxF2S5Mas+HlBInED24RnP+lwfDws=' 'sha256-FQP/R6wpXIh0lJil6G/1gqd2diz17gAipn/grrDPGIw=' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** A page built by Vite, whose `html.cspNonce` is PAGE_NONCE: each answer has a nonce of its own. */
export const server = createServer((_request, response) => {
  const nonce = crypto.randomUUID();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', POLICY.replaceAll('NONCE', nonce));
  response.end(readFileSync('dist/index.html', 'utf8').replaceAll('PAGE_NONCE', nonce));
});
