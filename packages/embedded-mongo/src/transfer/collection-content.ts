import type { BSONSerializeOptions, Document } from 'mongodb';

/** A collection on its way from one place to another. */
export interface CollectionContent {
  database: string;
  name: string;
  /** The options of `create`. */
  options: Document;
  /** As `listIndexes` shows them. */
  indexes: Document[];
  documents: AsyncIterable<Document>;
}

/** What was moved. */
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
