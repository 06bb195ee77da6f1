import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { checkTime } from '../query/time-limit.ts';
import { groupStages } from './stages-group.ts';
import { joinStages } from './stages-join.ts';
import { shapeStages } from './stages-shape.ts';
import type { PipelineContext, Stage } from './stage.ts';

const UNSUPPORTED = new Set([
  '$changeStream',
  '$geoNear',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$densify',
  '$fill',
  '$listSessions',
  '$listLocalSessions',
  '$currentOp',
  '$planCacheStats',
  '$querySettings',
  '$shardedDataDistribution',
]);

function compileStage(name: string, argument: Value): Stage {
  for (const table of [shapeStages, groupStages, joinStages]) {
    if (Object.hasOwn(table, name)) return table[name]!(argument, name, compilePipeline);
  }
  if (name === '$changeStream') {
    throw new ServerError(40602, '$changeStream is only valid as the first stage in a pipeline');
  }
  if (UNSUPPORTED.has(name))
    throw new ServerError(
      238,
      `the stage ${name} is not supported by the embedded database; use MongoDB`,
    );
  throw new ServerError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** Returns the name and argument of a stage. Throws 40323 for a malformed one. */
export function stageParts(stage: Value): [string, Value] {
  if (!isDoc(stage))
    throw new ServerError(14, `Each element of the 'pipeline' array must be an object`);
  const fields = Object.keys(stage);
  if (fields.length !== 1) {
    throw new ServerError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return [fields[0]!, stage[fields[0]!]];
}

/** Compiles all stages before any runs, so that a malformed pipeline has no effect. */
export function compilePipeline(stages: readonly Value[]): Stage[] {
  return stages.map((stage) => compileStage(...stageParts(stage)));
}

/** Runs stages on documents. */
export function runPipeline(
  docs: Doc[],
  stages: readonly Value[],
  context: PipelineContext,
): Doc[] {
  return compilePipeline(stages).reduce((current, stage) => {
    checkTime();
    return stage(current, context);
  }, docs);
}
