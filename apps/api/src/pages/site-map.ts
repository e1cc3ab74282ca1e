import type { Section } from '@org/api-client/schema';
import { productPath } from '@org/trade/product-path';
import { SECTION_PATHS } from '@org/trade/section-paths';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { selectionsOf } from '../modules/catalog/selections/selections.handlers.ts';
import { writeXml } from '../print/print-xml.ts';
import { selectMapParts, selectMapProducts } from './pages.sql.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Pages besides the products. */
const PAGES = ['/', '/catalog', '/suppliers', '/price-check', ...Object.values(SECTION_PATHS)];

const sections = Object.entries(SECTION_PATHS) as [Section, string][];
/** The list of a section's parts that have addresses of their own. */
const selectionMap = (section: Section) => `/sitemap-${section}.xml`;

interface Place {
  path: string;
  changed_at?: Date | null;
}

const listOf = (origin: string, kind: 'sitemap' | 'url', places: readonly Place[]) =>
  HEAD +
  writeXml({
    name: kind === 'url' ? 'urlset' : 'sitemapindex',
    attributes: { xmlns: SPACE },
    children: places.map(({ path, changed_at: changedAt }) => ({
      name: kind,
      children: [
        { name: 'loc', text: origin + path },
        changedAt != null && { name: 'lastmod', text: changedAt.toISOString() },
      ],
    })),
  });

const robotsOf = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /cart
Disallow: /login
Disallow: /registration

Sitemap: ${origin}/sitemap.xml
`;

const HOUR_S = 3600;

/** Tells search engines what pages there are. */
export function addSiteMap(app: FastifyInstance, origin: string) {
  const xml = { 'content-type': 'application/xml', 'cache-control': `public, max-age=${HOUR_S}` };
  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ ...xml, 'content-type': 'text/plain; charset=utf-8' }).send(robotsOf(origin)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await selectMapParts(await request.reader());
    return reply
      .headers(xml)
      .send(
        listOf(origin, 'sitemap', [
          { path: '/sitemap-pages.xml' },
          ...sections.map(([section]) => ({ path: selectionMap(section) })),
          ...parts.map(({ part, changed_at }) => ({ path: `/sitemap-${part}.xml`, changed_at })),
        ]),
      );
  });
  app.get('/sitemap-pages.xml', (_request, reply) =>
    reply.headers(xml).send(
      listOf(
        origin,
        'url',
        PAGES.map((path) => ({ path })),
      ),
    ),
  );
  for (const [section, path] of sections)
    app.get(selectionMap(section), async (request, reply) => {
      const selections = await selectionsOf(request, section);
      const sold = [...selections.entries()].filter(([, { on_sale }]) => on_sale > 0);
      const places = sold.map(([words, { changed_at }]) => ({
        path: `${path}/${words}`,
        changed_at,
      }));
      return reply.headers(xml).send(listOf(origin, 'url', places));
    });
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,6}$).xml',
    async (request, reply) => {
      const products = await selectMapProducts(await request.reader(), Number(request.params.part));
      if (products.length === 0) throw new Problem(404, 'Такого адреса нет');
      return reply.headers(xml).send(
        listOf(
          origin,
          'url',
          products.map((product) => ({
            path: productPath(product),
            changed_at: product.changed_at,
          })),
        ),
      );
    },
  );
}
