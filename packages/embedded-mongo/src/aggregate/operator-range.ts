import { asInteger } from '../bson/arithmetic.ts';
import { isNumeric, typeName, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { compileArguments } from './arguments.ts';
import type { CompileOperator } from './operator.ts';

/**
 * Returns a limit of `$range`; `code` is for non-numbers, the next one for values that are no
 * int32.
 */
function rangeLimit(value: Value, operator: string, code: number, role: string): number {
  if (!isNumeric(value))
    throw new ServerError(
      code,
      `${operator} requires a numeric ${role}, found value of type: ${typeName(value)}`,
    );
  const number = asInteger(value);
  if (number === undefined || (number | 0) !== number)
    throw new ServerError(
      code + 1,
      `${operator} requires a ${role} that can be represented as a 32-bit integer`,
    );
  return number;
}

/** `$range`: the integers from the start to the end, which is exclusive. */
export const range: CompileOperator = (argument, operator, compile) => {
  const [start, end, step] = compileArguments(argument, operator, compile, 2, 3);
  return (scope) => {
    const from = rangeLimit(start!(scope), operator, 34443, 'starting value');
    const to = rangeLimit(end!(scope), operator, 34445, 'ending value');
    const by = step ? rangeLimit(step(scope), operator, 34447, 'step value') : 1;
    if (by === 0) throw new ServerError(34449, '$range requires a non-zero step value');
    const size = Math.max(0, Math.ceil((to - from) / by));
    if (size > 1_000_000) throw new ServerError(146, '$range would use too much memory');
    return Array.from({ length: size }, (_, at) => from + at * by);
  };
};
