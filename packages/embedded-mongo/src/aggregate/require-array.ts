import { typeName, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

/**
 * Returns an argument that must be an array. Throws `code`, with `text` for the type of anything
 * else.
 */
export function requireArray(
  value: Value,
  operator: string,
  code = 28689,
  text: (type: string) => string = (type) =>
    `The argument to ${operator} must be an array, but was of type: ${type}`,
): Value[] {
  if (!Array.isArray(value)) throw new ServerError(code, text(typeName(value)));
  return value as Value[];
}
