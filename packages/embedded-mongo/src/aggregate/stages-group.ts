import { keyOf, compareValues } from '../bson/key.ts';
import { isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import { compileExpression } from './expression.ts';
import { groupBy } from './group-by.ts';
import { bucketAuto } from './stage-bucket-auto.ts';
import { setWindowFields } from './stage-window.ts';
import type { CompileStage } from './stage.ts';

const group: CompileStage = (argument) => {
  if (!isDoc(argument))
    throw new ServerError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(argument, '_id'))
    throw new ServerError(15955, 'a group specification must include an _id');
  const { _id: id, ...accumulators } = argument;
  return groupBy(id, accumulators);
};

const bucket: CompileStage = (argument) => {
  if (!isDoc(argument)) throw new ServerError(40201, 'Argument to $bucket stage must be an object');
  const { boundaries, output, default: fallback } = argument;
  const hasDefault = Object.hasOwn(argument, 'default');
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new ServerError(
      40192,
      `The $bucket 'boundaries' field must be an array with at least 2 values`,
    );
  const limits = boundaries as Value[];
  for (let i = 1; i < limits.length; i++) {
    if (compareValues(limits[i - 1], limits[i]) >= 0)
      throw new ServerError(
        40194,
        `The 'boundaries' option to $bucket must be sorted in ascending order`,
      );
  }
  const by = compileExpression(argument['groupBy']);
  const inner = groupBy('$$bucket', isDoc(output) ? output : { count: { $sum: 1 } });
  const sort = parseSort({ _id: 1 });
  return (docs, context) => {
    const chosen = new Map<string, { id: Value; docs: Doc[] }>();
    for (const doc of docs) {
      const value = by({ root: doc, current: doc, variables: context.variables }) ?? null;
      let at = -1;
      while (at + 1 < limits.length && compareValues(limits[at + 1], value) <= 0) at++;
      const inside = at >= 0 && at < limits.length - 1;
      if (!inside && !hasDefault)
        throw new ServerError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      const id = inside ? limits[at] : fallback;
      const key = keyOf(id);
      const entry = chosen.get(key);
      if (entry) entry.docs.push(doc);
      else chosen.set(key, { id, docs: [doc] });
    }
    const rows = [...chosen.values()].flatMap((entry) =>
      inner(entry.docs, { ...context, variables: { ...context.variables, bucket: entry.id } }),
    );
    return sortDocs(rows, (doc) => doc, sort);
  };
};

/** The stages that fold many documents into few. */
export const groupStages: Record<string, CompileStage> = {
  $group: group,
  $bucket: bucket,
  $bucketAuto: bucketAuto,
  $setWindowFields: setWindowFields,
  $sortByCount: (argument) => {
    const counted = groupBy(argument, { count: { $sum: 1 } });
    const sort = parseSort({ count: -1 });
    return (docs, context) => sortDocs(counted(docs, context), (doc) => doc, sort);
  },
  $count: (argument) => {
    if (typeof argument !== 'string')
      throw new ServerError(40156, 'the count field must be a non-empty string');
    if (argument === '') throw new ServerError(40157, 'the count field must be a non-empty string');
    if (argument.startsWith('$'))
      throw new ServerError(40158, 'the count field cannot be a $-prefixed path');
    if (argument.includes('.')) throw new ServerError(40160, `the count field cannot contain '.'`);
    return (docs) => {
      const result: Doc = {};
      setField(result, argument, docs.length);
      return docs.length === 0 ? [] : [result];
    };
  },
  $facet: (argument, _name, compile) => {
    if (!isDoc(argument) || Object.keys(argument).length === 0)
      throw new ServerError(40169, 'the $facet specification must be a non-empty object');
    const facets = Object.entries(argument).map(([name, stages]) => {
      if (!Array.isArray(stages))
        throw new ServerError(40170, `arguments to $facet must be arrays, ${name} is not`);
      for (const stage of stages as Value[]) {
        const inner = isDoc(stage) ? Object.keys(stage)[0] : undefined;
        if (inner === '$facet' || inner === '$out' || inner === '$merge')
          throw new ServerError(40600, `${inner} is not allowed to be used within a $facet stage`);
      }
      return { name, stages: compile(stages as Value[]) };
    });
    return (docs, context) => {
      const result: Doc = {};
      for (const { name, stages } of facets) {
        setField(
          result,
          name,
          stages.reduce((current, stage) => stage(current, context), docs),
        );
      }
      return [result];
    };
  },
};
