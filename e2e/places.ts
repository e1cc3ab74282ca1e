import { loginOf, PASSWORD } from './account.ts';
import type { Who } from './pages.ts';

async function call<Answer>(
  origin: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json() as Promise<Answer>;
}

interface Things {
  data: { id: string; status?: string }[];
}

interface Parts {
  links: { of: string; path: string }[];
}

/** Returns a function that finds the address behind a path of pages.ts. */
export type AddressOf = (path: string) => string;

/** Finds what the paths of pages.ts name in a demo that runs. */
export async function findPlaces(origin: string): Promise<AddressOf> {
  const tokenOf = async (who: Exclude<Who, 'visitor'>) => {
    const body = { login: loginOf(who), password: PASSWORD };
    return (await call<{ token: string }>(origin, '/auth/login', { body })).token;
  };
  const [buyer, supplier] = [await tokenOf('buyer'), await tokenOf('supplier')];
  const things = async (path: string, more: { token?: string; body?: object }) =>
    (await call<Things>(origin, path, more)).data;
  const idOf = ([first]: Things['data']) => first?.id ?? 'none';
  const goodsOf = async (section: string) =>
    idOf(await things(`/search_v2/${section}`, { body: { per_page: 1 } }));
  /** A part of a section, as «205-55-r16/zima», by the names of its words. */
  const partOf = async (section: string, of: 'size' | 'brand') => {
    const linksOf = async (path: string) =>
      (await call<Parts>(origin, `/selections/${section}?path=${path}`)).links;
    const wide = (await linksOf('')).find((link) => link.of === of)?.path ?? 'none';
    const kind = (await linksOf(wide)).find((link) => link.of === 'kind')?.path.split('/')[1];
    return { [`${section}-${of}`]: wide, [`${section}-kind`]: kind ?? 'none' };
  };
  const company = idOf(await things('/companies', { token: supplier }));
  const ofCompany = (path: string) => things(`/companies/${company}${path}`, { token: supplier });
  const ids: Record<string, string> = {
    company,
    'own-company': idOf(await things('/companies', { token: buyer })),
    supplier: idOf(await things('/search/suppliers', { body: {} })),
    product: await goodsOf('tyres'),
    disks: await goodsOf('disks'),
    truck_tyres: await goodsOf('truck_tyres'),
    truck_disks: await goodsOf('truck_disks'),
    special_tyres: await goodsOf('special_tyres'),
    moto_tyres: await goodsOf('moto_tyres'),
    quadro_tyres: await goodsOf('quadro_tyres'),
    ...(await partOf('tyres', 'size')),
    ...(await partOf('disks', 'brand')),
    ...(await partOf('truck_tyres', 'brand')),
    ...(await partOf('truck_disks', 'brand')),
    ...(await partOf('special_tyres', 'brand')),
    ...(await partOf('moto_tyres', 'brand')),
    ...(await partOf('quadro_tyres', 'brand')),
    // the demo has no showcases: this is one that is being made
    showcase: 'new',
    request: idOf(await things('/requests', { token: buyer })),
    inquiry: idOf(await ofCompany('/inquiries')),
  };
  // a journey may have changed the only one in a state: then the page says that there is none
  const inStates: Record<string, Things['data']> = {
    order: await things('/orders?per_page=100', { token: buyer }),
    sold: await ofCompany('/orders?per_page=100'),
    import: await ofCompany('/rests/imports'),
  };
  const find = (word: string) => {
    const [kind = '', status] = word.split('-');
    const found = ids[word] ?? inStates[kind]?.find((one) => one.status === status)?.id;
    if (found === undefined && !inStates[kind])
      throw new Error(`e2e/places.ts does not find «:${word}»: add it to its ids`);
    return found ?? 'none';
  };
  return (path) => path.replaceAll(/(?<=[/=,]):([a-z_-]+)/g, (_, word: string) => find(word));
}
