import { KeyIndex } from '../index/key-index.ts';
import type { Store } from '../storage/store.ts';

function entriesOf(index: KeyIndex): string[] {
  return [...index.scan('', '\uffff'.repeat(8), false)].map(
    ([entry, record]) => `${entry} → ${record.idKey}`,
  );
}

/** Returns the names of indexes that differ from a fresh build from the documents. */
export function indexesUnlikeRebuilt(store: Store): string[] {
  const wrong: string[] = [];
  for (const collection of store.collections()) {
    for (const [name, index] of collection.indexes) {
      const fresh = new KeyIndex(index.spec);
      const duplicate = fresh.fill(collection.records.values());
      const same = JSON.stringify(entriesOf(fresh)) === JSON.stringify(entriesOf(index));
      if (duplicate || !same) wrong.push(`${collection.namespace} ${name}`);
    }
  }
  return wrong;
}
