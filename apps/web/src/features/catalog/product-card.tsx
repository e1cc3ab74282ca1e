import { productPath } from '@org/trade/product-path';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { countOf, formatMoney, formatPieces, OFFERS } from '../../shared/format/format.ts';
import { brandOf, indicesOf, modelOf, sizeOf, titleOf } from '../../shared/format/marking.ts';
import { useInView } from '../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { PageMeta } from '../../shared/page/page-meta.tsx';
import { sections } from '../../shared/sections.ts';
import { originAtom } from '../../shared/session/visitor.atoms.ts';
import { FactList } from './facts/fact-list.tsx';
import { productFactsAtom } from './facts/facts.atoms.ts';
import { ProductBadges } from './list/product-badges.tsx';
import { ProductGlyph } from './list/product-glyph.tsx';
import { CompareButton } from './offers/compare-button.tsx';
import { Offers } from './offers/offers.tsx';
import * as css from './product-card.css.ts';
import { breadcrumbData, pictureOf, productData } from './product-data.ts';
import { modelListed, modelParams, productsAtom } from './search/catalog.atoms.ts';
import * as chips from './search/link-chips.css.ts';
import type { Product } from './search/product-words.ts';

/** The other sizes of a product's model. */
function ModelSizes({ product }: { product: Product }) {
  const { data } = useAtomValue(productsAtom(modelListed(product)));
  const [page] = data?.pages ?? [];
  const others = page?.data.filter(({ id }) => id !== product.id) ?? [];
  if (!page || others.length === 0) return null;
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes" className={css.subtitle}>
        Другие размеры{' '}
        <Text as="span" size={13} tone="hint">
          {page.meta.total} у этой модели
        </Text>
      </h2>
      <ul className={chips.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link className={chips.link} to={productPath(other)}>
              {sizeOf(other)} {indicesOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PriceHistory = lazyPart(() => import('./offers/price-history.tsx'), 'PriceHistory');
const Substitutes = lazyPart(
  () => import('../../shared/substitutes/substitutes.tsx'),
  'Substitutes',
);

const NO_FILTERS = {};

function describe(product: Product) {
  const { min_bulk_price: min, offers_count, quantity } = product;
  const title = titleOf(product);
  if (offers_count === 0)
    return `${title}: сейчас нет в продаже. Чем заменить, история цены и другие размеры.`;
  const from = min === null ? '' : ` от ${formatMoney(min)}`;
  return `${title} оптом${from}: ${countOf(offers_count, OFFERS)}, в наличии ${formatPieces(quantity)}`;
}

/** Everything about a product: who sells it, what is known of it, what it cost, what is like it. */
export function ProductCard({ product }: { product: Product }) {
  const path = productPath(product);
  const origin = useAtomValue(originAtom);
  const [history, isHistoryNear] = useInView<HTMLElement>(0);
  return (
    <article className={css.page}>
      <PageMeta
        title={`${titleOf(product)} — Протектор`}
        description={describe(product)}
        path={path}
        picture={pictureOf(product, origin)}
      />
      <MachineData data={productData(product, origin)} />
      <MachineData data={breadcrumbData(product, origin)} />
      <Heading product={product} />
      <div className={css.offers}>
        <Offers key={product.id} product={product} filters={NO_FILTERS} />
      </div>
      <aside className={css.side}>
        <div className={css.drawing}>
          <ProductGlyph product={product} />
        </div>
        <Known product={product} />
        {product.model && <ModelSizes product={product} />}
      </aside>
      <div className={css.more}>
        <section ref={history} aria-labelledby="price-history">
          <h2 id="price-history" className={css.subtitle}>
            Цена за 12 месяцев
          </h2>
          <div className={css.history}>
            {isHistoryNear && (
              <Suspense>
                <PriceHistory productId={product.id} />
              </Suspense>
            )}
          </div>
        </section>
        {product.offers_count > 0 && isHistoryNear && (
          <Suspense>
            <Substitutes missed={{ product_id: product.id }} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** What programs read of the page. React keeps the text from ending the element. */
const MachineData = ({ data }: { data: object }) => (
  <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
);

function Heading({ product }: { product: Product }) {
  const section = sections.find(({ code }) => code === product.section);
  return (
    <header className={css.head}>
      <nav aria-label="Путь" className={css.path}>
        <Link to={section?.path ?? '/'}>{section?.label}</Link>
        {' / '}
        {product.brand && (
          <>
            <Link to={`${section?.path}?${new URLSearchParams({ brand: product.brand })}`}>
              {product.brand}
            </Link>
            {' / '}
          </>
        )}
        {product.model && (
          <>
            <Link to={`${section?.path}?${modelParams(product)}`}>{product.model}</Link>
            {' / '}
          </>
        )}
        {sizeOf(product)}
      </nav>
      <h1 className={css.title}>
        <span className={css.name}>
          <b>{brandOf(product)}</b> {modelOf(product)}
        </span>{' '}
        <span className={css.size}>
          {sizeOf(product)} <span className={css.indices}>{indicesOf(product)}</span>
        </span>
      </h1>
      <div className={css.badges}>
        <ProductBadges product={product} />
        <CompareButton productId={product.id} title={product.title} />
      </div>
    </header>
  );
}

/** The facts, with who states them. */
function Known({ product }: { product: Product }) {
  const { data } = useAtomValue(productFactsAtom(product.id));
  return (
    <section aria-labelledby="known">
      <h2 id="known" className={css.subtitle}>
        Что известно{' '}
        <Text as="span" size={13} tone="hint">
          и откуда
        </Text>
      </h2>
      {product.article !== null && (
        <p className={css.article}>
          Артикул <b>{product.article}</b>
        </p>
      )}
      {data && <FactList facts={data} />}
    </section>
  );
}
