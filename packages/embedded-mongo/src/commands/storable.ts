import { ObjectId } from 'bson';
import { encode } from '../bson/encode.ts';
import { equalValues } from '../bson/key.ts';
import { sizeAbove } from '../bson/size.ts';
import { isDoc, setField, type Doc } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';

/** Refuses what MongoDB does not store, and puts `_id` first. */
export function storable(doc: Doc): Doc {
  let result = doc;
  if (!Object.hasOwn(doc, '_id') || Object.keys(doc)[0] !== '_id') {
    result = { _id: Object.hasOwn(doc, '_id') ? doc['_id'] : new ObjectId() };
    for (const field of Object.keys(doc)) if (field !== '_id') setField(result, field, doc[field]);
  }
  checkStored(result);
  return result;
}

function checkStored(doc: Doc): void {
  const id = doc['_id'];
  if (isDoc(id) && Object.keys(id).some((field) => field.startsWith('$'))) {
    throw new ServerError(52, `_id fields may not contain '$'-prefixed fields`);
  }
  for (const field of Object.keys(doc)) {
    if (field.startsWith('$'))
      throw new ServerError(
        52,
        `The dollar ($) prefixed field '${field}' in '${field}' is not valid for storage.`,
      );
  }
  Collection.idKeyOf(doc);
  const size = sizeAbove(doc, MAX_DOCUMENT_BYTES);
  if (size !== undefined) {
    throw new ServerError(
      10334,
      `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
    );
  }
}

/** Stores the next version; false when nothing changed. */
export function writeUpdate(
  transaction: Transaction,
  collection: Collection,
  before: Doc,
  after: Doc,
): boolean {
  if (sameBytes(before, after)) return false;
  checkStored(after);
  transaction.replace(collection, Collection.idKeyOf(before), after);
  return true;
}

function sameBytes(a: Doc, b: Doc): boolean {
  // Equality of values is not enough: int 1 and double 1 are equal and stored differently.
  return equalValues(a, b) && encode(a, true).equals(encode(b, true));
}
