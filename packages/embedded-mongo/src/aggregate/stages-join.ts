import { BSONRegExp } from 'bson';
import { keyOf } from '../bson/key.ts';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import { compileExpression } from './expression.ts';
import type { Expression } from './operator.ts';
import { isOperatorDoc } from '../query/match.ts';
import { keyValues, splitPath } from '../query/path.ts';
import type { CompileStage, PipelineContext } from './stage.ts';

function reader(context: PipelineContext): NonNullable<PipelineContext['aggregate']> {
  if (!context.aggregate) throw new ServerError(72, 'this pipeline may not read other collections');
  return context.aggregate;
}

function variablesOf(source: Value): [string, Expression][] {
  if (source === undefined) return [];
  if (!isDoc(source)) throw failedToParse(`$lookup argument 'let' must be an object`);
  return Object.entries(source).map(([name, value]) => [name, compileExpression(value)]);
}

const lookup: CompileStage = (argument, _name, compile) => {
  if (!isDoc(argument)) throw failedToParse('the $lookup specification must be an Object');
  for (const name of Object.keys(argument)) {
    if (!['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'].includes(name))
      throw failedToParse(`unknown argument to $lookup: ${name}`);
  }
  const { from, as, localField, foreignField, pipeline } = argument;
  if (isDoc(from)) throw notSupported('$lookup from another database');
  if (typeof as !== 'string') throw failedToParse(`must specify 'as' field for a $lookup`);
  if (
    typeof from !== 'string' &&
    !(Array.isArray(pipeline) && isDoc(pipeline[0]) && Object.hasOwn(pipeline[0], '$documents'))
  )
    throw failedToParse(`must specify 'from' field for a $lookup`);
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && pipeline === undefined)
  ) {
    throw failedToParse(
      `$lookup requires both or neither of 'localField' and 'foreignField' to be specified`,
    );
  }
  const stages = Array.isArray(pipeline) ? (pipeline as Value[]) : [];
  compile(stages);
  const variables = variablesOf(argument['let']);
  const localParts = typeof localField === 'string' ? splitPath(localField) : undefined;
  const target = splitPath(as);
  return (docs, context) =>
    docs.map((doc) => {
      const bound = { ...context.variables };
      for (const [name, expression] of variables)
        bound[name] = expression({ root: doc, current: doc, variables: context.variables });
      const match = localParts
        ? [{ $match: localCondition(doc, localParts, String(foreignField)) }]
        : [];
      const found = reader(context)(String(from ?? ''), [...match, ...stages], bound);
      return withField(doc, target, found);
    });
};

function localCondition(doc: Doc, parts: readonly string[], path: string): Doc {
  const { values, multi } = keyValues(doc, parts);
  if (!multi) return { [path]: { $eq: values[0] ?? null } };
  // An empty array joins with nothing.
  return equalsSome(
    path,
    values.filter((value) => typeof value !== 'symbol').map((value) => value ?? null),
  );
}

/**
 * Returns a filter for a field equal to one of the stored values; a pattern among them is a value.
 */
function equalsSome(path: string, values: readonly Value[]): Doc {
  const special: readonly Value[] = values.filter(
    (value) => value instanceof BSONRegExp || isOperatorDoc(value),
  );
  if (special.length === 0) return { [path]: { $in: [...values] } };
  const plain = values.filter((value) => !special.includes(value));
  return {
    $or: [{ [path]: { $in: plain } }, ...special.map((value) => ({ [path]: { $eq: value } }))],
  };
}

function withField(doc: Doc, parts: readonly string[], value: Value): Doc {
  const [field, ...rest] = parts;
  const next = { ...doc };
  const current = getField(next, field!);
  setField(
    next,
    field!,
    rest.length === 0 ? value : withField(isDoc(current) ? current : {}, rest, value),
  );
  return next;
}

const graphLookup: CompileStage = (argument) => {
  if (!isDoc(argument))
    throw failedToParse('the $graphLookup stage specification must be an object');
  const {
    from,
    startWith,
    connectFromField,
    connectToField,
    as,
    maxDepth,
    depthField,
    restrictSearchWithMatch,
  } = argument;
  for (const [name, value] of Object.entries({ from, connectFromField, connectToField, as })) {
    if (typeof value !== 'string')
      throw failedToParse(`'${name}' must be a string in $graphLookup`);
  }
  const start = compileExpression(startWith);
  const fromParts = splitPath(String(connectFromField));
  const limit = maxDepth === undefined ? Number.POSITIVE_INFINITY : Number(maxDepth);
  return (docs, context) =>
    docs.map((doc) => {
      const first = start({ root: doc, current: doc, variables: context.variables });
      let frontier: Value[] = Array.isArray(first) ? (first as Value[]) : [first ?? null];
      const seen = new Map<string, Doc>();
      const asked = new Set<string>();
      for (let depth = 0; depth <= limit && frontier.length > 0; depth++) {
        frontier = frontier.filter((value) => !asked.has(keyOf(value)));
        for (const value of frontier) asked.add(keyOf(value));
        if (frontier.length === 0) break;
        const match = equalsSome(String(connectToField), frontier);
        const restricted = isDoc(restrictSearchWithMatch)
          ? { $and: [match, restrictSearchWithMatch] }
          : match;
        const found = reader(context)(String(from), [{ $match: restricted }], context.variables);
        frontier = [];
        for (const item of found) {
          const key = keyOf(item['_id']);
          if (seen.has(key)) continue;
          seen.set(
            key,
            typeof depthField === 'string' ? { ...item, [depthField]: BigInt(depth) } : item,
          );
          frontier.push(
            ...keyValues(item, fromParts).values.filter(
              (value) => value !== undefined && typeof value !== 'symbol',
            ),
          );
        }
      }
      return withField(doc, splitPath(String(as)), [...seen.values()]);
    });
};

const unionWith: CompileStage = (argument, _name, compile) => {
  const coll =
    typeof argument === 'string' ? argument : isDoc(argument) ? argument['coll'] : undefined;
  if (typeof coll !== 'string') throw failedToParse(`the $unionWith stage needs a collection`);
  const stages =
    isDoc(argument) && Array.isArray(argument['pipeline']) ? (argument['pipeline'] as Value[]) : [];
  compile(stages);
  return (docs, context) => docs.concat(reader(context)(coll, stages, context.variables));
};

/** The stages that read other collections. */
export const joinStages: Record<string, CompileStage> = {
  $lookup: lookup,
  $graphLookup: graphLookup,
  $unionWith: unionWith,
};
