import type { FastifyRequest } from 'fastify';
import { createVersionCache, perDatabase } from '../../cache/version-cache.ts';
import type { Handler } from '../../contract/contract.ts';
import type { Reference } from './filter/reference.ts';
import { selectAttributeCounts, selectState, selectVocabulary } from './sql/catalog.sql.ts';
import { loadReference } from './understanding/load-reference.ts';
import {
  attributeItems,
  parseVocabulary,
  type VocabularyFilter,
  type VocabularyItem,
  vocabularyPage,
  withCarNames,
} from './vocabulary.ts';

const vocabularyCache = perDatabase(() => createVersionCache(200));

async function vocabularyItems(
  db: FastifyRequest['db'],
  key: string,
  filter: VocabularyFilter,
  reference: Reference,
): Promise<VocabularyItem[]> {
  const vocabulary = parseVocabulary(key);
  if (vocabulary.of !== 'attribute') {
    const items = await selectVocabulary(db, vocabulary.of, filter);
    return withCarNames(vocabulary.of, items, filter, reference);
  }
  const { section, name } = vocabulary;
  const brandIds = filter.brand?.length
    ? filter.brand.flatMap((brand) => reference.brandIds.get(brand) ?? [])
    : undefined;
  const counts = await selectAttributeCounts(db, section, name, brandIds);
  return attributeItems(name, counts, reference);
}

export const listVocabularies: Handler<'listVocabularies'> = async (request) => {
  const { body } = request;
  const db = await request.reader();
  const state = await selectState(db, 0);
  const reference = await loadReference(db, state);
  const cache = vocabularyCache(db);
  return Promise.all(
    body.vocabularies.map(async ({ vocabulary, page = 0, per_page = 100, search, filter = {} }) => {
      const key = vocabulary.slice('SysProduct.'.length);
      const items = await cache.get(state.version, JSON.stringify([key, filter]), () =>
        vocabularyItems(db, key, filter, reference),
      );
      return { [key]: vocabularyPage(items, { search, page, per_page }) };
    }),
  );
};
