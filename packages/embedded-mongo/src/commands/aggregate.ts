import { asInteger } from '../bson/arithmetic.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { compilePipeline, runPipeline, stageParts } from '../aggregate/pipeline.ts';
import type { PipelineContext } from '../aggregate/stage.ts';
import { countByIndex } from '../query/count.ts';
import { runQuery, type Query } from '../query/execute.ts';
import { compileFilter, type Variables } from '../query/match.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import {
  checkFields,
  docField,
  letVariables,
  runWrite,
  type Call,
  type Command,
} from './context.ts';
import { isChangeStream, openChangeStream } from './change-stream.ts';
import { batchSizeOf } from './cursors.ts';
import { writeMerge, writeOut } from './aggregate-output.ts';
import { hintOf } from './read.ts';

/** The part of a pipeline that a query can answer, and the rest. */
export interface SplitPipeline {
  query: Query;
  rest: Value[];
}

/**
 * Takes `$match`, `$sort`, `$skip` and `$limit` from the front, so that an index can answer them.
 */
export function splitPipeline(stages: readonly Value[], variables: Variables): SplitPipeline {
  const filters: Doc[] = [];
  let sort: Doc | undefined;
  let skip = 0;
  let limit = 0;
  let at = 0;
  for (; at < stages.length; at++) {
    const [name, argument] = stageParts(stages[at]);
    if (name === '$match' && isDoc(argument) && skip === 0 && limit === 0) filters.push(argument);
    else if (name === '$sort' && isDoc(argument) && !sort && skip === 0 && limit === 0)
      sort = argument;
    else if (name === '$skip' && limit === 0 && Number.isSafeInteger(asInteger(argument)))
      skip += asInteger(argument)!;
    else if (name === '$limit' && limit === 0 && (asInteger(argument) ?? 0) > 0)
      limit = asInteger(argument)!;
    else break;
  }
  const source = filters.length === 1 ? filters[0]! : filters.length === 0 ? {} : { $and: filters };
  const query: Query = { filter: compileFilter(source, variables), skip, limit };
  if (sort) query.sort = parseSort(sort);
  return { query, rest: stages.slice(at) };
}

/** Returns how the stages of a command read other collections. */
export function pipelineContext(
  call: Call,
  transaction: Transaction | undefined,
  variables: Variables,
): PipelineContext {
  const context: PipelineContext = {
    variables,
    aggregate: (name, stages, inner) => {
      const collection = call.server.store.find(call.database, name, transaction);
      const { query, rest } = splitPipeline(stages, inner);
      const docs = collection ? runQuery(collection, query, transaction) : [];
      return runPipeline(docs, rest, { ...context, variables: inner });
    },
  };
  return context;
}

/** Returns the single group of a pipeline that only counts, if an index gives its number. */
function countedGroup(
  collection: Collection,
  query: Query,
  rest: readonly Value[],
): Doc[] | undefined {
  const plain = !query.skip && !query.limit && query.hint === undefined;
  const [stage, ...others] = rest;
  if (!plain || !isDoc(stage) || others.length > 0) return undefined;
  const group = stage['$group'];
  if (!isDoc(group)) return undefined;
  const { _id: id, ...fields } = group;
  const [[name, fold] = ['', undefined], ...more] = Object.entries(fields);
  const constant = id === null || typeof id === 'number';
  const sums = isDoc(fold) && fold['$sum'] === 1 && Object.keys(fold).length === 1;
  if (!constant || !sums || more.length > 0) return undefined;
  const count = countByIndex(collection, query.filter.source);
  if (count === undefined) return undefined;
  return count === 0 ? [] : [{ _id: id, [name]: count }];
}

const aggregate: Command = async (call) => {
  const { body, server, database } = call;
  checkFields(body, [
    'pipeline',
    'cursor',
    'explain',
    'allowDiskUse',
    'hint',
    'bypassDocumentValidation',
    'fromMongos',
    'needsMerge',
  ]);
  const stages = body['pipeline'];
  if (!Array.isArray(stages))
    throw new ServerError(14, `'pipeline' option must be specified as an array`);
  if (body['cursor'] !== undefined && !isDoc(body['cursor']))
    throw new ServerError(14, 'cursor field must be missing or an object');
  if (!isDoc(body['cursor']))
    throw failedToParse(
      `The 'cursor' option is required, except for aggregate with the explain argument`,
    );
  const list = stages as Value[];
  if (isChangeStream(list))
    return openChangeStream(call, list, batchSizeOf(docField(body, 'cursor')['batchSize']));
  const name = body['aggregate'];
  const last = list.length > 0 ? stageParts(list.at(-1)) : undefined;
  const output = last && (last[0] === '$out' || last[0] === '$merge') ? last : undefined;
  const reading = output ? list.slice(0, -1) : list;
  compilePipeline(reading.filter((stage) => stageParts(stage)[0] !== '$collStats'));
  const variables = letVariables(body);
  const batchSize = batchSizeOf(docField(body, 'cursor')['batchSize']);
  const namespace = `${database}.${typeof name === 'string' ? name : '$cmd.aggregate'}`;
  const run = (transaction: Transaction | undefined): Doc[] => {
    const context = pipelineContext(call, transaction, variables);
    if (typeof name !== 'string') return runPipeline([], reading, context);
    const collection = server.store.find(database, name, transaction);
    const first = reading.length > 0 ? stageParts(reading[0]) : undefined;
    if (first?.[0] === '$collStats') {
      return runPipeline(
        [{ ns: namespace, count: collection?.count ?? 0 }],
        reading.slice(1),
        context,
      );
    }
    const { query, rest } = splitPipeline(reading, variables);
    query.hint = hintOf(body['hint']);
    const counted = transaction || !collection ? undefined : countedGroup(collection, query, rest);
    if (counted) return counted;
    return runPipeline(collection ? runQuery(collection, query, transaction) : [], rest, context);
  };
  if (!output)
    return {
      cursor: server.cursors.first({ namespace, docs: run(call.transaction) }, batchSize),
      ok: 1,
    };
  if (call.transaction) throw new ServerError(263, `${output[0]} cannot be used in a transaction`);
  await runWrite(call, (transaction) => {
    const docs = run(transaction);
    if (output[0] === '$out') writeOut(call, docs, output[1], transaction);
    else writeMerge(call, docs, output[1], transaction);
    return { ok: 1 };
  });
  return { cursor: server.cursors.first({ namespace, docs: [] }, batchSize), ok: 1 };
};

/** The `aggregate` command. */
export const aggregateCommands: Record<string, Command> = { aggregate };
