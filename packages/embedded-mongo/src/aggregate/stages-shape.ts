import { asInteger } from '../bson/arithmetic.ts';
import { cloneValue, isDoc, isNumeric, setField, type Doc, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { valueAtPath, splitPath } from '../query/path.ts';
import { compileProjection } from '../query/project.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import { compileExpression } from './expression.ts';
import type { Expression } from './operator.ts';
import type { CompileStage, Stage } from './stage.ts';

function requireDoc(argument: Value, name: string, code: number): Doc {
  if (!isDoc(argument))
    throw new ServerError(code, `the ${name} stage specification must be an object`);
  return argument;
}

function count(argument: Value, name: string, code: number, least: number): number {
  const number = isNumeric(argument) ? asInteger(argument) : undefined;
  if (number === undefined || number < least) {
    throw new ServerError(
      code,
      `invalid argument to ${name} stage: Expected ${least > 0 ? 'a positive' : 'a non-negative'} number in: ${name}: ${String(argument)}`,
    );
  }
  return number;
}

interface Addition {
  parts: string[];
  expression: Expression;
}

function additions(source: Doc, prefix = ''): Addition[] {
  return Object.keys(source).flatMap((field) => {
    const value = source[field];
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

function place(holder: Doc, parts: readonly string[], at: number, value: Value): void {
  const field = parts[at]!;
  if (at === parts.length - 1) {
    if (value === undefined) delete holder[field];
    else setField(holder, field, value);
    return;
  }
  const current = Object.hasOwn(holder, field) ? holder[field] : undefined;
  if (Array.isArray(current)) {
    setField(
      holder,
      field,
      current.map((item: Value) => placed(item, parts, at + 1, value)),
    );
  } else setField(holder, field, placed(current, parts, at + 1, value));
}

function placed(current: Value, parts: readonly string[], at: number, value: Value): Value {
  if (Array.isArray(current)) return current.map((item: Value) => placed(item, parts, at, value));
  const copy: Doc = isDoc(current) ? { ...current } : {};
  place(copy, parts, at, value);
  return copy;
}

const addFields: CompileStage = (argument, name) => {
  const compiled = additions(requireDoc(argument, name, 40272));
  return (docs, { variables }) =>
    docs.map((doc) => {
      const next = { ...doc };
      for (const { parts, expression } of compiled) {
        place(next, parts, 0, expression({ root: doc, current: doc, variables }));
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
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string' || path === '')) {
    throw new ServerError(31120, '$unset specification must be a string or an array');
  }
  const projection = compileProjection(Object.fromEntries(paths.map((path) => [String(path), 0])));
  return (docs) => docs.map((doc) => projection(doc));
};

const unwind: CompileStage = (argument) => {
  const options: Doc = isDoc(argument) ? argument : { path: argument };
  for (const name of Object.keys(options)) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name))
      throw new ServerError(28811, `unrecognized option to $unwind stage: ${name}`);
  }
  const { path, includeArrayIndex: indexField } = options;
  const preserve = options['preserveNullAndEmptyArrays'] === true;
  if (typeof path !== 'string' || !path.startsWith('$'))
    throw new ServerError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${String(path)}`,
    );
  const parts = splitPath(path.slice(1));
  return (docs) =>
    docs.flatMap((doc): Doc[] => {
      const value: Value = valueAtPath(doc, parts);
      const emit = (item: Value, index: bigint | null): Doc => {
        const next = { ...doc };
        if (item !== undefined || Array.isArray(value)) place(next, parts, 0, item);
        if (typeof indexField === 'string') place(next, splitPath(indexField), 0, index);
        return next;
      };
      if (Array.isArray(value)) {
        if (value.length > 0)
          return (value as Value[]).map((item, index) => emit(item, BigInt(index)));
        return preserve ? [emit(undefined, null)] : [];
      }
      if (value === undefined || value === null) return preserve ? [emit(value, null)] : [];
      return [emit(value, null)];
    });
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

/** The stages that look at one document at a time, and those that order and cut. */
export const shapeStages: Record<string, CompileStage> = {
  $match: (argument, name) => {
    const source = requireDoc(argument, name, 15959);
    // Compiled here to refuse malformed filters, again where `let` variables are known.
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
    const limit = count(argument, name, 15958, 1);
    return (docs) => docs.slice(0, limit);
  },
  $skip: (argument, name) => {
    const skip = count(argument, name, 5107200, 0);
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
    const size = count(requireDoc(argument, name, 28745)['size'], name, 28747, 1);
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
