import mongoose, { Types } from 'mongoose';
import { allDomains } from '../domains/all-domains.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());

type Filter = Record<string, unknown>;

/** The partial indexes of all models, by collection and name. */
const partial = Object.values(mongoose.models).flatMap((model) =>
  (model.schema.indexes() as [object, { name?: string; partialFilterExpression?: Filter }][])
    .filter(([, options]) => options.partialFilterExpression !== undefined)
    .map(([keys, { name, partialFilterExpression = {} }]) => ({
      model,
      keys: Object.keys(keys),
      name: name ?? Object.entries(keys).flat().join('_'),
      filter: partialFilterExpression,
    })),
);
const ofSetFields = partial.filter(({ name }) => name.startsWith('with_'));

const fieldOf = (name: string): string => name.replace('with_', '');

/** Returns a value that a field with this filter can have. */
function oneOf({ $gte }: { $gte: unknown }): unknown {
  if (typeof $gte === 'string') return 'a';
  if (typeof $gte === 'number') return 1;
  return $gte instanceof Date ? new Date() : new Types.ObjectId();
}

/** Returns a query for one value of the field, with the other conditions of the index. */
function asking(name: string, filter: Filter): Filter {
  const field = fieldOf(name);
  return { ...filter, [field]: oneOf(filter[field] as { $gte: unknown }) };
}

/** Returns a document that the indexes of the model include, with keys of its own. */
function planted(model: mongoose.Model<unknown>, filter: Filter): Filter {
  const keys = model.schema.indexes().flatMap(([index]) => Object.keys(index));
  const own = keys.filter((key) => !key.includes('.')).map((key) => [key, new Types.ObjectId()]);
  const among = Object.entries(filter).map(([key, asked]) => [key, fitting(asked)]);
  return { ...Object.fromEntries(own), ...Object.fromEntries(among) };
}

function fitting(asked: unknown): unknown {
  if (asked === null) return null;
  const { $in } = asked as { $in?: unknown[] };
  return $in ? $in[0] : new Types.ObjectId();
}

it('no index has a type condition, because no query can satisfy it', () => {
  expect(allDomains.length).toBeGreaterThan(0);
  const asked = partial.filter(({ filter }) => JSON.stringify(filter).includes('$type'));
  expect(asked.map(({ model, name }) => `${model.modelName}: ${name}`)).toEqual([]);
});

it('an index restricted to documents with a field is used to find a value of that field', async () => {
  const begun = ofSetFields.filter(({ name, keys }) => keys[0] === fieldOf(name));
  expect(begun.length).toBeGreaterThan(20);
  const unused: string[] = [];
  for (const { model, name, filter } of begun) {
    // With few documents every plan costs the same.
    await model.collection.insertMany(Array.from({ length: 20 }, () => planted(model, filter)));
    const plan = await model.collection.find(asking(name, filter) as never).explain();
    if (!JSON.stringify(plan['queryPlanner']).includes(`"${name}"`))
      unused.push(`${model.modelName}: ${name}`);
  }
  expect(unused).toEqual([]);
});
