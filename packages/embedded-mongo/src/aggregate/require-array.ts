import { typeName, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

/** An argument that must be an array. Throws `code` for anything else. */
export function requireArray(value: Value, operator: string, code = 28689): Value[] {
  if (!Array.isArray(value))
    throw new ServerError(
      code,
      `The argument to ${operator} must be an array, but was of type: ${typeName(value)}`,
    );
  return value as Value[];
}
