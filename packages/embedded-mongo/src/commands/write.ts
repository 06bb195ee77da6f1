import { ObjectId } from 'bson';
import { encode } from '../bson/encode.ts';
import { equalValues } from '../bson/key.ts';
import { isDoc, isTruthy, setField, type Doc } from '../bson/value.ts';
import { failedToParse, ServerError, WriteConflict } from '../errors.ts';
import { refuseCollation } from '../index/index-spec.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort } from '../query/sort.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { compileUpdate } from '../update/update.ts';
import { upsertDoc } from '../update/upsert.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';
import {
  checkFields,
  collectionName,
  docField,
  docList,
  existing,
  letVariables,
  runWrite,
  type Call,
  type Command,
} from './context.ts';
import { hintOf } from './read.ts';

const MAX_BATCH = 100_000;

/** Refuses what MongoDB does not store, and puts `_id` first. */
function storable(doc: Doc): Doc {
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
  const size = encode(doc, true).length;
  if (size > MAX_DOCUMENT_BYTES) {
    throw new ServerError(
      10334,
      `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
    );
  }
}

/** Runs the statements of a write command, collecting their errors as MongoDB does. */
function statements(
  call: Call,
  list: readonly Doc[],
  run: (statement: Doc, at: number) => void,
): Doc[] {
  if (list.length === 0 || list.length > MAX_BATCH) {
    throw new ServerError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${list.length} operations.`,
    );
  }
  const ordered = call.body['ordered'] !== false;
  const errors: Doc[] = [];
  for (const [at, statement] of list.entries()) {
    try {
      run(statement, at);
    } catch (error) {
      // Within a transaction a conflict ends the whole command; outside it is waited for.
      if (error instanceof WriteConflict || !(error instanceof ServerError)) throw error;
      errors.push({ index: at, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered) break;
    }
  }
  return errors;
}

function withErrors(reply: Doc, errors: Doc[]): Doc {
  return { ...reply, ...(errors.length > 0 ? { writeErrors: errors } : {}), ok: 1 };
}

const insert: Command = (call) => {
  checkFields(call.body, ['documents', 'ordered']);
  const name = collectionName(call);
  const documents = docList(call.body, 'documents').map((doc) => ({ doc }));
  return runWrite(call, (transaction) => {
    const collection = call.server.store.ensure(call.database, name);
    let n = 0;
    const errors = statements(call, documents, ({ doc }) => {
      transaction.insert(collection, storable(doc as Doc));
      n++;
    });
    return withErrors({ n }, errors);
  });
};

interface UpdateResult {
  matched: number;
  modified: number;
  upserted: Doc | undefined;
}

const UPDATE_FIELDS = [
  'q',
  'u',
  'multi',
  'upsert',
  'arrayFilters',
  'hint',
  'collation',
  'c',
  'sort',
  'sampleId',
  'upsertSupplied',
];

function updateStatement(call: Call, statement: Doc, transaction: Transaction): UpdateResult {
  for (const field of Object.keys(statement)) {
    if (!UPDATE_FIELDS.includes(field))
      throw new ServerError(40415, `BSON field 'update.updates.${field}' is an unknown field.`);
  }
  refuseCollation(statement['collation']);
  const variables = { ...letVariables(call.body), ...docField(statement, 'c') };
  const filter = compileFilter(docField(statement, 'q'), variables);
  const update = compileUpdate(statement['u'], {
    arrayFilters: statement['arrayFilters'],
    variables,
  });
  const multi = isTruthy(statement['multi']);
  if (multi && update.replacement)
    throw failedToParse('multi update is not supported for replacement-style update');
  const name = collectionName(call);
  const { store } = call.server;
  const collection = isTruthy(statement['upsert'])
    ? store.ensure(call.database, name)
    : store.find(call.database, name);
  if (!collection) return { matched: 0, modified: 0, upserted: undefined };
  const sort = parseSort(docField(statement, 'sort'));
  const docs = runQuery(
    collection,
    { filter, sort, limit: multi ? 0 : 1, hint: hintOf(statement['hint']) },
    transaction,
  );
  if (docs.length === 0 && isTruthy(statement['upsert'])) {
    const doc = storable(upsertDoc(filter, update));
    transaction.insert(collection, doc);
    return { matched: 0, modified: 0, upserted: doc };
  }
  let modified = 0;
  for (const doc of docs)
    if (writeUpdate(transaction, collection, doc, update.apply(doc, filter, false))) modified++;
  return { matched: docs.length, modified, upserted: undefined };
}

/** Stores the next version; false when nothing changed. */
function writeUpdate(
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

const update: Command = (call) => {
  checkFields(call.body, ['updates', 'ordered']);
  const list = docList(call.body, 'updates');
  return runWrite(call, (transaction) => {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const errors = statements(call, list, (statement, index) => {
      const result = updateStatement(call, statement, transaction);
      n += result.matched + (result.upserted ? 1 : 0);
      nModified += result.modified;
      if (result.upserted) upserted.push({ index, _id: result.upserted['_id'] });
    });
    return withErrors({ n, nModified, ...(upserted.length > 0 ? { upserted } : {}) }, errors);
  });
};

const remove: Command = (call) => {
  checkFields(call.body, ['deletes', 'ordered']);
  const list = docList(call.body, 'deletes');
  return runWrite(call, (transaction) => {
    const collection = existing(call);
    let n = 0;
    const errors = statements(call, list, (statement) => {
      for (const field of Object.keys(statement)) {
        if (!['q', 'limit', 'collation', 'hint', 'sampleId'].includes(field))
          throw new ServerError(40415, `BSON field 'delete.deletes.${field}' is an unknown field.`);
      }
      refuseCollation(statement['collation']);
      const filter = compileFilter(docField(statement, 'q'), letVariables(call.body));
      const limit = isTruthy(statement['limit']) ? 1 : 0;
      if (!collection) return;
      for (const doc of runQuery(
        collection,
        { filter, limit, hint: hintOf(statement['hint']) },
        transaction,
      )) {
        transaction.remove(collection, Collection.idKeyOf(doc));
        n++;
      }
    });
    return withErrors({ n }, errors);
  });
};

const findAndModify: Command = (call) => {
  const { body } = call;
  checkFields(body, [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'hint',
  ]);
  const removing = isTruthy(body['remove']);
  if (removing === (body['update'] !== undefined))
    throw failedToParse(
      removing
        ? 'Cannot specify both an update and remove=true'
        : 'Either an update or remove=true must be specified',
    );
  if (removing && isTruthy(body['upsert']))
    throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (removing && isTruthy(body['new']))
    throw failedToParse(
      `Cannot specify both new=true and remove=true; 'remove' always returns the deleted document`,
    );
  return runWrite(call, (transaction) => modifyOne(call, removing, transaction));
};

function modifyOne(call: Call, removing: boolean, transaction: Transaction): Doc {
  const { body, server } = call;
  const name = collectionName(call);
  const upsert = isTruthy(body['upsert']);
  const collection = upsert
    ? server.store.ensure(call.database, name)
    : server.store.find(call.database, name);
  const variables = letVariables(body);
  const filter = compileFilter(docField(body, 'query'), variables);
  const fields = docField(body, 'fields');
  const projection =
    Object.keys(fields).length > 0 ? compileProjection(fields, filter) : (doc: Doc) => doc;
  const sort = parseSort(docField(body, 'sort'));
  const compiled = removing
    ? undefined
    : compileUpdate(body['update'], { arrayFilters: body['arrayFilters'], variables });
  const [doc] = collection
    ? runQuery(collection, { filter, sort, limit: 1, hint: hintOf(body['hint']) }, transaction)
    : [];
  if (removing || !compiled || !collection) {
    if (doc && collection) transaction.remove(collection, Collection.idKeyOf(doc));
    return {
      lastErrorObject: { n: doc ? 1 : 0, ...(removing ? {} : { updatedExisting: false }) },
      value: doc ? projection(doc) : null,
      ok: 1,
    };
  }
  if (!doc) {
    if (!upsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
    const made = storable(upsertDoc(filter, compiled));
    transaction.insert(collection, made);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: made['_id'] },
      value: isTruthy(body['new']) ? projection(made) : null,
      ok: 1,
    };
  }
  const after = compiled.apply(doc, filter, false);
  writeUpdate(transaction, collection, doc, after);
  return {
    lastErrorObject: { n: 1, updatedExisting: true },
    value: projection(isTruthy(body['new']) ? after : doc),
    ok: 1,
  };
}

/** Commands that change documents. */
export const writeCommands: Record<string, Command> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};
