import { createMinuteRows } from '../cache/minute-rows.ts';
import type { Db } from '../db/db.ts';
import { moscowDay } from '../trade/moscow.ts';

/** A call by a key that only reads. */
interface KeyRead {
  company_id: string;
  key_id: string;
  operation: string;
}

/** Calls of a day by one key. */
interface CountedReads extends KeyRead {
  day: string;
  calls: number;
}

/** Counts what programs read. */
export interface KeyReads {
  note(read: KeyRead): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

export function createKeyReads(
  write: (reads: readonly CountedReads[]) => Promise<unknown>,
  onError: (error: unknown) => void,
): KeyReads {
  const rows = createMinuteRows(write, onError);
  return {
    note(read) {
      const day = moscowDay();
      const name = [day, read.key_id, read.operation].join();
      const { calls } = rows.get(name) ?? { calls: 0 };
      rows.set(name, { ...read, day, calls: calls + 1 });
    },
    flush: rows.flush,
  };
}

export const addKeyReads = (db: Db, reads: readonly CountedReads[]) =>
  db.query(
    `insert into key_read (company_id, day, key_id, operation, calls)
     select r.company_id, r.day, r.key_id, r.operation, r.calls
     from jsonb_to_recordset($1::jsonb) r(company_id uuid, day date, key_id uuid, operation text, calls int)
     where exists (select from company c where c.id = r.company_id)
     order by r.company_id, r.day, r.key_id, r.operation
     on conflict (company_id, day, key_id, operation) do update set calls = key_read.calls + excluded.calls`,
    [JSON.stringify(reads)],
  );
