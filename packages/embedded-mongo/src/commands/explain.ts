import { compilePipeline, stageParts } from '../aggregate/pipeline.ts';
import { isDoc, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { runQuery, type Examined, type Query } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import type { Plan } from '../query/plan.ts';
import { planQuery } from '../query/planner.ts';
import { parseSort } from '../query/sort.ts';
import { Collection } from '../storage/collection.ts';
import { VERSION } from './admin.ts';
import { splitPipeline } from './aggregate.ts';
import { docField, letVariables, type Call, type Command } from './context.ts';
import { findQuery, hintOf } from './read.ts';

function queryOf(name: string, body: Doc): Query {
  switch (name) {
    case 'find':
      return findQuery(body);
    case 'count':
    case 'distinct':
      return {
        filter: compileFilter(docField(body, 'query'), letVariables(body)),
        hint: hintOf(body['hint']),
      };
    case 'findAndModify':
      return {
        filter: compileFilter(docField(body, 'query')),
        sort: parseSort(docField(body, 'sort')),
        limit: 1,
        hint: hintOf(body['hint']),
      };
    case 'update':
    case 'delete': {
      const list = body[name === 'update' ? 'updates' : 'deletes'];
      const first: Value = Array.isArray(list) ? list[0] : undefined;
      return {
        filter: compileFilter(isDoc(first) ? docField(first, 'q') : {}),
        hint: isDoc(first) ? hintOf(first['hint']) : undefined,
      };
    }
    case 'aggregate': {
      if (!Array.isArray(body['pipeline'])) throw failedToParse('pipeline must be an array');
      const { query } = splitPipeline(body['pipeline'] as Value[], letVariables(body));
      return { ...query, hint: hintOf(body['hint']) };
    }
    default:
      throw new ServerError(59, `Explain failed due to unknown command: ${name}`);
  }
}

function stageOf(plan: Plan): Doc {
  switch (plan.kind) {
    case 'scan':
      return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
    case 'ids':
      return {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          keyPattern: { _id: 1 },
          indexName: '_id_',
          isMultiKey: false,
          direction: 'forward',
        },
      };
    case 'index': {
      const { spec } = plan.index;
      return {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          keyPattern: spec.key,
          indexName: spec.name,
          isMultiKey: plan.index.isMultikey,
          isUnique: spec.unique,
          isSparse: spec.sparse,
          isPartial: spec.partial !== undefined,
          direction: plan.reverse ? 'backward' : 'forward',
        },
      };
    }
    default:
      return { stage: 'OR', inputStages: plan.branches.map(stageOf) };
  }
}

const explain: Command = (call: Call) => {
  const inner = call.body['explain'];
  if (!isDoc(inner)) throw failedToParse('explain needs a command');
  return explained(call, inner, call.body['verbosity'] ?? 'allPlansExecution');
};

/** Returns the plan of an `aggregate` with the option `explain`. */
export function explainable(aggregate: Command): Command {
  return (call) =>
    isTruthy(call.body['explain']) ? explained(call, call.body, 'queryPlanner') : aggregate(call);
}

function explained(call: Call, inner: Doc, verbosity: Value): Doc {
  const name = Object.keys(inner)[0] ?? '';
  const query = queryOf(name, inner);
  const collection =
    call.server.store.find(call.database, String(inner[name])) ??
    new Collection(0, call.database, String(inner[name]), {});
  const sort = query.sort ?? [];
  const plan = planQuery(collection, { filter: query.filter, sort, hint: query.hint });
  const found = stageOf(plan);
  const winningPlan = plan.ordered ? found : { stage: 'SORT', inputStage: found };
  const queryPlanner = {
    namespace: collection.namespace,
    parsedQuery: query.filter.source,
    winningPlan,
    rejectedPlans: [],
  };
  const examined: Examined = { keys: 0, docs: 0 };
  const stats =
    verbosity === 'queryPlanner'
      ? {}
      : { executionStats: execution(collection, query, examined, winningPlan) };
  const rest = name === 'aggregate' ? laterStages(inner) : [];
  const plans = { queryPlanner, ...stats };
  return {
    explainVersion: '1',
    ...(rest.length > 0 ? { stages: [{ $cursor: plans }, ...rest] } : plans),
    command: inner,
    serverInfo: { host: 'embedded', version: VERSION },
    ok: 1,
  };
}

/** Returns the stages that run on the result of the query. */
function laterStages(body: Doc): Value[] {
  compilePipeline((body['pipeline'] as Value[]).filter((stage) => !isOutput(stageParts(stage)[0])));
  return splitPipeline(body['pipeline'] as Value[], letVariables(body)).rest;
}

function isOutput(name: string): boolean {
  return name === '$out' || name === '$merge' || name === '$collStats';
}

function execution(collection: Collection, query: Query, examined: Examined, plan: Doc): Doc {
  const started = performance.now();
  const { length } = runQuery(collection, query, undefined, examined);
  return {
    executionSuccess: true,
    nReturned: length,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: examined.keys,
    totalDocsExamined: examined.docs,
    executionStages: plan,
  };
}

/** The `explain` command. */
export const explainCommands: Record<string, Command> = { explain };
