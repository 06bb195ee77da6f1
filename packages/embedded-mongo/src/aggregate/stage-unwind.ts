import { typeName, isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { splitPath, valueAtPath } from '../query/path.ts';
import { checkTime } from '../query/time-limit.ts';
import { placeField } from './place-field.ts';
import type { CompileStage } from './stage.ts';

function checkUnwindOptions({
  includeArrayIndex: index,
  preserveNullAndEmptyArrays: keep,
}: Doc): void {
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    throw new ServerError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  if (typeof index === 'string' && index.startsWith('$'))
    throw new ServerError(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
    );
  if (keep !== undefined && typeof keep !== 'boolean')
    throw new ServerError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
}

/** `$unwind`: one document for each element of an array. */
export const unwind: CompileStage = (argument) => {
  if (!isDoc(argument) && typeof argument !== 'string')
    throw new ServerError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(argument)}`,
    );
  const options: Doc = isDoc(argument) ? argument : { path: argument };
  for (const name of Object.keys(options)) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name))
      throw new ServerError(28811, `unrecognized option to $unwind stage: ${name}`);
  }
  const { path, includeArrayIndex: indexField } = options;
  const preserve = options['preserveNullAndEmptyArrays'] === true;
  if (path === undefined) throw new ServerError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new ServerError(
      28808,
      `expected a string as the path for $unwind stage, got ${typeName(path)}`,
    );
  if (!path.startsWith('$'))
    throw new ServerError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  checkUnwindOptions(options);
  const parts = splitPath(path.slice(1));
  return (docs) =>
    docs.flatMap((doc): Doc[] => {
      checkTime();
      const value: Value = valueAtPath(doc, parts);
      const emit = (item: Value, index: bigint | null): Doc => {
        checkTime();
        const next = { ...doc };
        if (item !== undefined || Array.isArray(value)) placeField(next, parts, 0, item);
        if (typeof indexField === 'string') placeField(next, splitPath(indexField), 0, index);
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
