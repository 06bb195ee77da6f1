import { asInteger } from '../bson/arithmetic.ts';
import { showValue } from '../bson/show.ts';
import {
  asNumber,
  cloneValue,
  isDoc,
  isNumeric,
  setField,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { splitPath } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import { compileExpression } from './expression.ts';
import type { Expression } from './operator.ts';
import { placeField } from './place-field.ts';
import type { CompileStage, Stage } from './stage.ts';
import { unwind } from './stage-unwind.ts';
import { nameOf } from '../bson/whole-names.ts';

function requireDoc(argument: Value, name: string, code: number): Doc {
  if (!isDoc(argument))
    throw new ServerError(code, `the ${name} stage specification must be an object`);
  return argument;
}

/** Returns an integer argument; `code` is for anything else. */
function integer(argument: Value, name: string, code: number): number {
  const number = isNumeric(argument) ? asInteger(argument) : undefined;
  if (number === undefined)
    throw new ServerError(
      code,
      `invalid argument to ${name} stage: Expected ${isNumeric(argument) ? 'an integer' : 'a number in'}: ${name}: ${showValue(argument)}`,
    );
  return number;
}

interface Addition {
  parts: string[];
  expression: Expression;
}

function additions(source: Doc, prefix = ''): Addition[] {
  return Object.keys(source).flatMap((property) => {
    const value = source[property];
    const field = nameOf(property);
    const path = prefix + field;
    if (field === '' || field.split('.').includes(''))
      throw new ServerError(40352, 'FieldPath cannot be constructed with empty string');
    if (field.startsWith('$'))
      throw new ServerError(16410, `FieldPath field names may not start with '$'.`);
    const nested =
      isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    if (nested) return additions(value, `${path}.`);
    return [{ parts: splitPath(path), expression: compileExpression(value) }];
  });
}

const addFields: CompileStage = (argument, name) => {
  const compiled = additions(requireDoc(argument, name, 40272));
  return (docs, { variables }) =>
    docs.map((doc) => {
      const next = { ...doc };
      for (const { parts, expression } of compiled) {
        placeField(next, parts, 0, expression({ root: doc, current: doc, variables }));
      }
      return next;
    });
};

const replaceRoot = (source: Value): Stage => {
  const expression = compileExpression(source);
  return (docs, { variables }) =>
    docs.map((doc) => {
      const next = expression({ root: doc, current: doc, variables });
      if (!isDoc(next))
        throw new ServerError(
          40228,
          `'newRoot' expression must evaluate to an object, but resulting value was of another type`,
        );
      return next;
    });
};

const unset: CompileStage = (argument) => {
  const paths = Array.isArray(argument) ? (argument as Value[]) : [argument];
  if (typeof argument !== 'string' && !Array.isArray(argument))
    throw new ServerError(31002, '$unset specification must be a string or an array');
  if (paths.length === 0)
    throw new ServerError(
      31119,
      '$unset specification must be a string or an array with at least one field',
    );
  if (paths.some((path) => typeof path !== 'string'))
    throw new ServerError(
      31120,
      '$unset specification must be a string or an array containing only string values',
    );
  const projection = compileProjection(Object.fromEntries(paths.map((path) => [String(path), 0])));
  return (docs) => docs.map((doc) => projection(doc));
};

const redact: CompileStage = (argument) => {
  const expression = compileExpression(argument);
  return (docs, { variables }) => {
    const visit = (doc: Doc, root: Doc): Doc | undefined => {
      const verdict = expression({ root, current: doc, variables });
      if (verdict === 'KEEP') return doc;
      if (verdict === 'PRUNE') return undefined;
      if (verdict !== 'DESCEND')
        throw new ServerError(17053, '$redact must evaluate to $$DESCEND, $$PRUNE or $$KEEP');
      const result: Doc = {};
      for (const field of Object.keys(doc)) {
        const value = doc[field];
        const next = Array.isArray(value)
          ? value.flatMap((item: Value) => {
              const kept = isDoc(item) ? visit(item, root) : item;
              return isDoc(item) && kept === undefined ? [] : [kept];
            })
          : isDoc(value)
            ? visit(value, root)
            : value;
        if (next !== undefined) setField(result, field, next);
      }
      return result;
    };
    return docs.map((doc) => visit(doc, doc)).filter((doc) => doc !== undefined);
  };
};

/** Stages that process one document at a time, and stages that sort and limit. */
export const shapeStages: Record<string, CompileStage> = {
  $match: (argument) => {
    if (!isDoc(argument))
      throw new ServerError(15959, 'the match filter must be an expression in an object');
    const source = argument;
    // Compiled here to refuse malformed filters, and again when `let` variables are known.
    const plain = compileFilter(source);
    return (docs, { variables }) => {
      const filter = Object.keys(variables).length > 0 ? compileFilter(source, variables) : plain;
      return docs.filter((doc) => filter.test(doc));
    };
  },
  $sort: (argument, name) => {
    const fields = parseSort(requireDoc(argument, name, 15973));
    if (fields.length === 0)
      throw new ServerError(15976, '$sort stage must have at least one sort key');
    return (docs) => sortDocs(docs, (doc) => doc, fields);
  },
  $limit: (argument, name) => {
    const limit = integer(argument, name, 2107201);
    if (limit < 1) throw new ServerError(15958, 'the limit must be positive');
    return (docs) => docs.slice(0, limit);
  },
  $skip: (argument, name) => {
    const skip = integer(argument, name, 5107200);
    if (skip < 0)
      throw new ServerError(
        5107200,
        `invalid argument to $skip stage: Expected a non-negative number in: $skip: ${skip}`,
      );
    return (docs) => docs.slice(skip);
  },
  $project: (argument, name) => {
    const source = requireDoc(argument, name, 15969);
    if (Object.keys(source).length === 0)
      throw new ServerError(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    const projection = compileProjection(source);
    return (docs, { variables }) => docs.map((doc) => projection(doc, variables));
  },
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: (argument, name) => {
    const source = requireDoc(argument, name, 40229);
    if (!Object.hasOwn(source, 'newRoot'))
      throw new ServerError(40231, 'no newRoot specified for the $replaceRoot stage');
    return replaceRoot(source['newRoot']);
  },
  $replaceWith: replaceRoot,
  $unwind: unwind,
  $redact: redact,
  $sample: (argument, name) => {
    const wanted = requireDoc(argument, name, 28745)['size'];
    if (wanted === undefined) throw new ServerError(28749, '$sample stage must specify a size');
    if (!isNumeric(wanted))
      throw new ServerError(28746, 'size argument to $sample must be a number');
    const size = Math.trunc(asNumber(wanted));
    if (!(size >= 1)) throw new ServerError(28747, 'size argument to $sample must be positive');
    return (docs) => {
      const pool = [...docs];
      const chosen: Doc[] = [];
      while (chosen.length < size && pool.length > 0) {
        const at = Math.floor(Math.random() * pool.length);
        chosen.push(pool[at]!);
        pool[at] = pool.at(-1)!;
        pool.pop();
      }
      return chosen;
    };
  },
  $documents: (argument) => {
    const expression = compileExpression(argument);
    return (_docs, { variables }) => {
      const docs = expression({ root: {}, current: {}, variables });
      if (!Array.isArray(docs) || !docs.every(isDoc))
        throw new ServerError(5858203, '$documents must be an array of objects');
      return cloneValue(docs);
    };
  },
  $out: () => {
    throw new ServerError(40601, '$out can only be the final stage in the pipeline');
  },
  $merge: () => {
    throw new ServerError(40601, '$merge can only be the final stage in the pipeline');
  },
  $indexStats: () => {
    throw notSupported('$indexStats after another stage');
  },
};
