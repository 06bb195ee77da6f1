import { isDoc, type Value } from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import type { CompileExpression, Expression } from './operator.ts';

/**
 * Compiles the arguments of an operator that takes a list; a single value counts as a list of one.
 */
export function compileArguments(
  argument: Value,
  operator: string,
  compile: CompileExpression,
  least: number,
  max = least,
): Expression[] {
  const list = Array.isArray(argument) ? (argument as Value[]) : [argument];
  if (list.length < least || list.length > max) {
    const wanted = least === max ? `exactly ${least}` : `at least ${least} and at most ${max}`;
    throw new ServerError(
      16020,
      `Expression ${operator} takes ${wanted} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map((item) => compile(item));
}

/** Error codes of an operator with its own codes for unknown and missing arguments. */
export interface ArgumentCodes {
  unknown: number;
  missing: Record<string, number>;
}

/** Returns the named arguments of an operator. Throws for unknown and missing names. */
export function namedArguments(
  argument: Value,
  operator: string,
  compile: CompileExpression,
  required: string[],
  optional: string[] = [],
  codes?: ArgumentCodes,
): Record<string, Expression | undefined> {
  if (!isDoc(argument)) throw failedToParse(`${operator} only supports an object as its argument`);
  for (const name of Object.keys(argument)) {
    if (!required.includes(name) && !optional.includes(name))
      throw new ServerError(
        codes?.unknown ?? 9,
        `Unrecognized ${codes ? 'parameter' : 'argument'} to ${operator}: ${name}`,
      );
  }
  const result: Record<string, Expression | undefined> = {};
  for (const name of [...required, ...optional]) {
    if (Object.hasOwn(argument, name)) result[name] = compile(argument[name]);
    else if (required.includes(name))
      throw new ServerError(
        codes?.missing[name] ?? 9,
        `Missing '${name}' parameter to ${operator}`,
      );
  }
  return result;
}
