import { Types } from 'mongoose';

/**
 * Every value that a field can have, for the filter of a partial index over a field that most
 * documents leave null. MongoDB uses such an index only if the query proves that it asks for
 * nothing else: `{ field: 'a' }` is within `{ $gte: '' }`, but with `{ $type: 'string' }` it proves
 * nothing, and the whole collection is read. A query with only an upper bound adds these as well.
 */
export const anyText = { $gte: '' } as const;
export const anyNumber = { $gte: -Infinity } as const;
export const anyId = { $gte: new Types.ObjectId('0'.repeat(24)) } as const;
/** From the earliest possible date on. */
export const anyMoment = { $gte: new Date(-8_640_000_000_000_000) } as const;

/**
 * Returns options of an index that holds only documents with a value in this field, and only those
 * in `among`. Its name differs from an index with the same keys and another filter.
 */
export const whereSet = (
  field: string,
  values: { readonly $gte: unknown },
  among: Readonly<Record<string, unknown>> = {},
) => ({ name: `with_${field}`, partialFilterExpression: { ...among, [field]: values } });
