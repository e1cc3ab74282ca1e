import { type NextRequest, NextResponse } from 'next/server';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'nonce-NONCE' 'strict-dynamic'",
  // the rest is what the library needs
  "style-src 'self' 'nonce-NONCE'",
  "style-src-attr 'unsafe-hashes' 'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA=' 'sha256-nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718=' 'sha256-8OwrgBLJzDmN33BxF2S5Mas+HlBInED24RnP+lwfDws=' 'sha256-FQP/R6wpXIh0lJil6G/1gqd2diz17gAipn/grrDPGIw=' 'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the policy with each page. Next's development server evaluates code: there it sends none. */
export function proxy(request: NextRequest) {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const policy = POLICY.replaceAll('NONCE', nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
