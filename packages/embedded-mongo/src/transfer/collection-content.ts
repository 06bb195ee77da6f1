import type { BSONSerializeOptions, Document } from 'mongodb';

/** A collection in transfer. */
export interface CollectionContent {
  database: string;
  name: string;
  /** The options of `create`. */
  options: Document;
  /** As shown by `listIndexes`. */
  indexes: Document[];
  documents: AsyncIterable<Document>;
}

/** Counts of a transfer. */
export interface Moved {
  collections: number;
  documents: number;
}

/** Keeps the type of every value: int32, double, long, decimal, binary, regular expression. */
export const TYPED: Pick<
  BSONSerializeOptions,
  'promoteValues' | 'promoteLongs' | 'promoteBuffers' | 'bsonRegExp'
> = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
};
