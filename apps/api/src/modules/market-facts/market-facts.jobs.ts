import { createDictionary } from '@org/tyre-names/trade/dictionary';
import { modelSoundKey, traitsOf } from '@org/tyre-names/trade/model-traits';
import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import {
  deleteMarketFacts,
  lockMarketFacts,
  selectBonds,
  selectKeptFacts,
  selectStatements,
  upsertMarketFacts,
} from './market-facts.sql.ts';
import { factKey, marketFacts, type Statement } from './voices.ts';

const packaged = createDictionary({ brands: [], models: [] });

/** Whether nothing is to be learnt: the packaged dictionary knows it, and goes before the market. */
function isPackaged({ brand, model, attribute, value }: Statement): boolean {
  if (attribute === 'alias') return modelSoundKey(model) === modelSoundKey(value);
  const known = traitsOf(packaged, brand, model)?.[attribute];
  return known !== undefined && known !== null;
}

/**
 * Learns of models what suppliers state in the offers on sale today. What a keeper has decided stays; what the market no
 * longer speaks of grows old.
 */
export const learnMarketFacts = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    const statements = (await selectStatements(tx)).filter((one) => !isPackaged(one));
    const bonds = await selectBonds(tx);
    await lockMarketFacts(tx);
    const kept = await selectKeptFacts(tx);
    const facts = marketFacts(
      statements,
      bonds,
      kept.filter(({ state }) => state === 'undone'),
    );
    const decided = new Set(
      kept.filter(({ state, isDecided }) => isDecided && state === 'learnt').map(subject),
    );
    const fresh = facts.filter((fact) => !decided.has(subject(fact)));
    const spoken = new Set(statements.map(subject));
    const found = new Set(fresh.map(factKey));
    await deleteMarketFacts(
      tx,
      kept
        .filter(
          (fact) =>
            !fact.isDecided &&
            !found.has(factKey(fact)) &&
            (spoken.has(subject(fact)) || fact.isOld),
        )
        .map(({ id }) => id),
    );
    await upsertMarketFacts(tx, fresh);
  });

/** What only one value can be true of. */
const subject = (fact: Pick<Statement, 'brand' | 'model' | 'attribute' | 'value'>) =>
  factKey(fact.attribute === 'alias' ? fact : { ...fact, value: '' });
