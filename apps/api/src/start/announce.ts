import { DEMO_PASSWORD } from '../accounts/passwords/common-passwords.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/db.ts';
import type { IndexState } from '../modules/catalog/index/catalog-index.ts';
import { hasOutbox } from '../post/post.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../seed/parties/demo-accounts.ts';
import { isEmpty } from '../seed/seed.ts';

const INDEX_WORDS: Record<IndexState, string> = {
  off: 'off, the database answers searches: see SEARCH_INDEX_MB',
  building: 'being built, the database answers searches meanwhile',
  serving: 'answers searches from memory',
  'too large': 'too large for SEARCH_INDEX_MB, the database answers searches',
};

export async function announce(config: Config, db: Database, index: IndexState) {
  const { publicUrl, isDemo } = config;
  console.log(`
  Протектор is running on ${db.name}

    App        ${publicUrl}
    API        ${publicUrl}/api/docs
    Index      ${INDEX_WORDS[index]}`);
  if (isDemo)
    console.log(`
    Buyer      ${DEMO_BUYER}     ${DEMO_PASSWORD}
    Supplier   ${DEMO_SUPPLIER}  ${DEMO_PASSWORD}`);
  if (await isEmpty(db))
    console.log('\n    The catalog is empty: start with DEMO=on to fill it with the demo trade.');
  if (hasOutbox(config))
    console.log(
      isDemo
        ? `    Outbox     ${publicUrl}/outbox`
        : '\n    Letters and text messages reach nobody: set SMTP_URL and SMS_GATEWAY_URL.',
    );
  console.log('\n  Ctrl+C stops it.\n');
}
