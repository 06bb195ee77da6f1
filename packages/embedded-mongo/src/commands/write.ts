import { parseCollation, withCollation } from '../bson/collation.ts';
import { showValue } from '../bson/show.ts';
import { asNumber, isNumeric, isTruthy, type Doc } from '../bson/value.ts';
import { failedToParse, ServerError, WriteConflict } from '../errors.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { parseSort } from '../query/sort.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { compileUpdate } from '../update/update.ts';
import { upsertDoc } from '../update/upsert.ts';
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
import { storable, writeUpdate } from './storable.ts';

const MAX_BATCH = 100_000;

/** Runs the statements of a write command and collects their errors as MongoDB does. */
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
      // Within a transaction a conflict ends the whole command; outside it waits.
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
    const collection = call.server.store.ensure(call.database, name, transaction);
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

const DELETE_FIELDS = ['q', 'limit', 'collation', 'hint', 'sampleId'];

/** Refuses unknown fields of a statement and missing ones. */
function checkStatement(
  name: string,
  statement: Doc,
  known: readonly string[],
  required: readonly string[],
): void {
  for (const field of Object.keys(statement)) {
    if (!known.includes(field))
      throw new ServerError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
  for (const field of required) {
    if (!Object.hasOwn(statement, field))
      throw new ServerError(40414, `BSON field '${name}.${field}' is missing but a required field`);
  }
}

/** Each statement may have its own collation. */
function byCollation<T>(call: Call, statement: Doc, work: () => T): T {
  const own = statement['collation'];
  return withCollation(own === undefined ? call.collation : parseCollation(own), work);
}

function updateStatement(call: Call, statement: Doc, transaction: Transaction): UpdateResult {
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
    ? store.ensure(call.database, name, transaction)
    : store.find(call.database, name, transaction);
  if (!collection) return { matched: 0, modified: 0, upserted: undefined };
  const sort = parseSort(docField(statement, 'sort'));
  const docs = runQuery(
    collection,
    { filter, sort, limit: multi ? 0 : 1, hint: hintOf(statement['hint']) },
    transaction,
  );
  if (docs.length === 0 && isTruthy(statement['upsert'])) {
    const doc = storable(upsertDoc(filter, update), 'upsert');
    transaction.insert(collection, doc);
    return { matched: 0, modified: 0, upserted: doc };
  }
  let modified = 0;
  for (const doc of docs) {
    const after = update.apply(doc, filter, false);
    if (writeUpdate(transaction, collection, doc, after, update.replacement)) modified++;
  }
  return { matched: docs.length, modified, upserted: undefined };
}

const update: Command = (call) => {
  checkFields(call.body, ['updates', 'ordered']);
  const list = docList(call.body, 'updates');
  for (const statement of list)
    checkStatement('update.updates', statement, UPDATE_FIELDS, ['q', 'u']);
  return runWrite(call, (transaction) => {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const errors = statements(call, list, (statement, index) => {
      const result = byCollation(call, statement, () =>
        updateStatement(call, statement, transaction),
      );
      n += result.matched + (result.upserted ? 1 : 0);
      nModified += result.modified;
      if (result.upserted) upserted.push({ index, _id: result.upserted['_id'] });
    });
    return withErrors({ n, nModified, ...(upserted.length > 0 ? { upserted } : {}) }, errors);
  });
};

/** Returns the number of deleted documents. */
function deleteStatement(call: Call, statement: Doc, transaction: Transaction): number {
  const collection = existing(call);
  const filter = compileFilter(docField(statement, 'q'), letVariables(call.body));
  if (!collection) return 0;
  const limit = isTruthy(statement['limit']) ? 1 : 0;
  const query = { filter, limit, hint: hintOf(statement['hint']) };
  const docs = runQuery(collection, query, transaction);
  for (const doc of docs) transaction.remove(collection, Collection.idKeyOf(doc));
  return docs.length;
}

const remove: Command = (call) => {
  checkFields(call.body, ['deletes', 'ordered']);
  const list = docList(call.body, 'deletes');
  for (const statement of list) {
    checkStatement('delete.deletes', statement, DELETE_FIELDS, ['q', 'limit']);
    const limit = isNumeric(statement['limit']) ? asNumber(statement['limit']) : Number.NaN;
    if (limit !== 0 && limit !== 1)
      throw failedToParse(
        `The limit field in delete objects must be 0 or 1. Got ${showValue(statement['limit'])}`,
      );
  }
  return runWrite(call, (transaction) => {
    let n = 0;
    const errors = statements(call, list, (statement) => {
      n += byCollation(call, statement, () => deleteStatement(call, statement, transaction));
    });
    return withErrors({ n }, errors);
  });
};

/** Commands that change documents. */
export const writeCommands: Record<string, Command> = {
  insert,
  update,
  delete: remove,
};
