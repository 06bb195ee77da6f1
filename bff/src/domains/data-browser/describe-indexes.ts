import type { BrowsedIndex } from '@muster/contracts';
import type { Model } from 'mongoose';

interface StoredIndex {
  name?: string;
  key: Record<string, unknown>;
  unique?: boolean;
}

/** Returns the indexes in the database and the declared ones; missing ones come last. */
export async function describeIndexes(model: Model<object>): Promise<BrowsedIndex[]> {
  const [stored, uses] = await Promise.all([storedIndexes(model), indexUses(model)]);
  const there = new Set(stored.map(({ key }) => nameOf(key)));
  return [
    ...stored.map(({ name, key, unique }) => ({
      ...shape(key, name),
      unique: Boolean(unique) || nameOf(key) === '_id:1',
      uses: uses.get(name ?? nameOf(key)) ?? null,
      missing: false,
    })),
    ...model.schema
      .indexes()
      .filter(([key]) => !there.has(nameOf(key)))
      .map(([key, options]) => ({
        ...shape(key),
        unique: Boolean(options['unique']),
        uses: null,
        missing: true,
      })),
  ];
}

/** Returns the names of declared indexes that are missing in the database. */
export async function missingIndexes(model: Model<object>): Promise<string[]> {
  const there = new Set((await storedIndexes(model)).map(({ key }) => nameOf(key)));
  return model.schema
    .indexes()
    .map(([key]) => nameOf(key))
    .filter((name) => !there.has(name))
    .map((name) => `${model.collection.collectionName} ${name}`);
}

const storedIndexes = (model: Model<object>): Promise<StoredIndex[]> =>
  // A collection does not exist before its first write.
  model.collection.indexes().catch(() => []) as Promise<StoredIndex[]>;

async function indexUses(model: Model<object>): Promise<ReadonlyMap<string, number>> {
  const stats = await model.collection
    .aggregate<{ name: string; accesses?: { ops?: unknown } }>([{ $indexStats: {} }])
    .toArray()
    .catch(() => []);
  return new Map(
    stats.flatMap(({ name, accesses }) =>
      accesses?.ops === undefined ? [] : [[name, Number(accesses.ops)] as const],
    ),
  );
}

const shape = (key: object, name = nameOf(key)) => ({
  name,
  keys: Object.entries(key).map(([path, direction]) => ({ path, descending: direction === -1 })),
});

const nameOf = (key: object): string =>
  Object.entries(key)
    .map(([path, direction]) => `${path}:${String(direction)}`)
    .join(' ');
