import type { Party } from '@org/api-client/schema';
import { legalFormOf, type PartySource } from './party.ts';

const TIMEOUT_MS = 5000;
const PATH = '/suggestions/api/4_1/rs/findById/party';

interface Suggestion {
  value?: string;
  data?: {
    inn?: string | null;
    kpp?: string | null;
    ogrn?: string | null;
    state?: { status?: string } | null;
    opf?: { short?: string | null } | null;
    name?: { short?: string | null; full?: string | null } | null;
    address?: { value?: string | null; unrestricted_value?: string | null } | null;
  };
}

function partyOf(inn: string, { value, data = {} }: Suggestion): Party {
  const { kpp, ogrn, state, opf, name, address } = data;
  return {
    inn,
    kpp: kpp ?? null,
    ogrn: ogrn ?? null,
    name: name?.short ?? name?.full ?? value ?? '',
    legal_form: legalFormOf(opf?.short),
    legal_address: address?.unrestricted_value ?? address?.value ?? null,
    is_active: !['LIQUIDATED', 'LIQUIDATING', 'BANKRUPT'].includes(state?.status ?? ''),
  };
}

/**
 * Asks DaData, or a service with the same API, for the head office of an organisation. The user name in the URL is the
 * key.
 * @see https://dadata.ru/api/find-party/
 */
export function createDadata(source: string): PartySource {
  const { origin, username } = new URL(source);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Token ${decodeURIComponent(username)}`,
  };
  return {
    async find(inn) {
      const response = await fetch(origin + PATH, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: inn, branch_type: 'MAIN', count: 1 }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The source of requisites answered ${response.status}.`);
      }
      const { suggestions } = (await response.json()) as { suggestions?: Suggestion[] };
      const suggestion = suggestions?.find(({ data }) => data?.inn === inn);
      return suggestion && partyOf(inn, suggestion);
    },
  };
}
