import { isTruthy, type Doc } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort } from '../query/sort.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { compileUpdate } from '../update/update.ts';
import { upsertDoc } from '../update/upsert.ts';
import {
  checkFields,
  collectionName,
  docField,
  letVariables,
  runWrite,
  type Call,
  type Command,
} from './context.ts';
import { hintOf } from './read.ts';
import { storable, writeUpdate } from './storable.ts';

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
    ? server.store.ensure(call.database, name, transaction)
    : server.store.find(call.database, name, transaction);
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
    const made = storable(upsertDoc(filter, compiled), 'upsert');
    transaction.insert(collection, made);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: made['_id'] },
      value: isTruthy(body['new']) ? projection(made) : null,
      ok: 1,
    };
  }
  const after = compiled.apply(doc, filter, false);
  writeUpdate(transaction, collection, doc, after, compiled.replacement);
  return {
    lastErrorObject: { n: 1, updatedExisting: true },
    value: projection(isTruthy(body['new']) ? after : doc),
    ok: 1,
  };
}

/** The `findAndModify` command, under both of its names. */
export const findAndModifyCommands: Record<string, Command> = {
  findAndModify,
  findandmodify: findAndModify,
};
