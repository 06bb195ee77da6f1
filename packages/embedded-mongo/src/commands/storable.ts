import { ObjectId, Timestamp } from 'bson';
import { sameBytes } from '../bson/same.ts';
import { sizeAbove } from '../bson/size.ts';
import { isDoc, setField, type Doc } from '../bson/value.ts';
import { badValue, ServerError } from '../errors.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { fillTimestamps } from '../update/update.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';

/** Error for a document that is too large, by its origin. */
const TOO_LARGE: Record<Origin, (size: number) => ServerError> = {
  insert: (size) =>
    badValue(`object to insert too large. size in bytes: ${size}, max size: ${MAX_DOCUMENT_BYTES}`),
  upsert: () => new ServerError(17420, `Document to upsert is larger than ${MAX_DOCUMENT_BYTES}`),
  update: () =>
    new ServerError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`),
};

type Origin = 'insert' | 'upsert' | 'update';

/** Refuses values that MongoDB does not store, and puts `_id` first. */
export function storable(doc: Doc, origin: Origin = 'insert'): Doc {
  let result = doc;
  if (!Object.hasOwn(doc, '_id') || Object.keys(doc)[0] !== '_id') {
    result = { _id: Object.hasOwn(doc, '_id') ? doc['_id'] : new ObjectId() };
    for (const field of Object.keys(doc)) if (field !== '_id') setField(result, field, doc[field]);
  }
  if (hasEmptyTimestamp(result)) {
    if (result === doc) result = { ...doc };
    fillTimestamps(result);
  }
  checkStored(result, origin);
  return result;
}

function hasEmptyTimestamp(doc: Doc): boolean {
  for (const field of Object.keys(doc)) {
    const value = doc[field];
    if (value instanceof Timestamp && value.isZero()) return true;
  }
  return false;
}

function checkStored(doc: Doc, origin: Origin): void {
  const id = doc['_id'];
  const dollar = isDoc(id) ? Object.keys(id).find((field) => field.startsWith('$')) : undefined;
  if (dollar !== undefined) {
    throw new ServerError(
      52,
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  }
  Collection.idKeyOf(doc);
  const size = sizeAbove(doc, MAX_DOCUMENT_BYTES);
  if (size !== undefined) throw TOO_LARGE[origin](size);
}

/** Stores the next version; returns false if nothing changed. */
export function writeUpdate(
  transaction: Transaction,
  collection: Collection,
  before: Doc,
  after: Doc,
  replacement = false,
): boolean {
  if (sameBytes(before, after)) return false;
  checkStored(after, 'update');
  transaction.replace(collection, Collection.idKeyOf(before), after, replacement);
  return true;
}
