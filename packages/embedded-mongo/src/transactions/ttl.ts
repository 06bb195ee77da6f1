import { Collection } from '../storage/collection.ts';
import type { Store } from '../storage/store.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { WriteConflict } from '../errors.ts';

/** Deletes documents with an expired TTL; returns their number. */
export async function expireDocuments(store: Store, now: Date = new Date()): Promise<number> {
  let count = 0;
  for (const collection of Array.from(store.collections())) {
    for (const { spec } of Array.from(collection.indexes.values())) {
      if (spec.expireAfterSeconds === undefined) continue;
      const before = new Date(now.getTime() - spec.expireAfterSeconds * 1000);
      const due = { [spec.fields[0]!.path]: { $lte: before } };
      const filter = compileFilter(spec.partial ? { $and: [due, spec.partial.source] } : due);
      const transaction = store.begin(false);
      for (const doc of runQuery(collection, { filter }, transaction)) {
        try {
          transaction.remove(collection, Collection.idKeyOf(doc));
          count++;
        } catch (error) {
          // Held by an open transaction: the next round deletes it.
          if (!(error instanceof WriteConflict)) throw error;
        }
      }
      await store.commit(transaction);
    }
  }
  return count;
}
