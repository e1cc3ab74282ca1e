import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { sendLink } from '../links/links.ts';
import { resetPassword } from '../modules/auth/jobs.ts';
import { removeOrphans } from '../modules/files/jobs.ts';
import { sendOrderLetter, spreadOrderNews } from '../modules/orders/jobs.ts';
import { applyList, readList } from '../modules/price-lists/jobs.ts';
import type { Post } from '../post/message.ts';
import { cleanUp } from './clean-up.ts';
import type { Jobs, Workers } from './jobs.ts';

/** What jobs are done with. */
export interface WorkersContext {
  db: Db;
  config: Config;
  jobs: Jobs;
  post: Post;
  storage: Disk;
}

/** Who does which job. */
export const createWorkers = ({ db, config, jobs, post, storage }: WorkersContext): Workers => ({
  'password-reset': (login) => resetPassword({ db, jobs }, login),
  link: (link) => sendLink({ db, post, publicUrl: config.publicUrl }, link),
  'order-news': (news) => spreadOrderNews({ db, jobs, config }, news),
  'order-letter': (letter) => sendOrderLetter({ db, post, publicUrl: config.publicUrl }, letter),
  'read-price-list': (list) => readList({ db, storage }, list),
  'apply-price-list': (list) => applyList({ db, storage }, list),
  'clean-up': async () => {
    await cleanUp(db);
    await removeOrphans({ db, storage });
  },
});
