import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import type { Test } from '../query/filter.ts';
import { compileElement } from '../query/match.ts';

/** Compiles the filters for `$[name]` in a path, by name. Throws 9 and 2 for malformed ones. */
export function compileArrayFilters(source: Value): Map<string, Test> {
  const filters = new Map<string, Test>();
  if (source === undefined || source === null) return filters;
  if (!Array.isArray(source)) throw new ServerError(14, 'arrayFilters must be an array');
  for (const item of source as Value[]) {
    if (!isDoc(item) || Object.keys(item).length === 0)
      throw failedToParse(
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    const name = filterName(item);
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new ServerError(
        2,
        `The top-level field name in arrayFilters must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (filters.has(name))
      throw failedToParse(
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    // The element is wrapped, so that the filter's own paths reach it.
    const test = compileElement(item);
    filters.set(name, (element) => test({ [name]: element }));
  }
  return filters;
}

function filterName(item: Doc): string {
  const names = new Set<string>();
  const visit = (doc: Doc): void => {
    for (const [field, value] of Object.entries(doc)) {
      if (!field.startsWith('$')) names.add(field.split('.')[0]!);
      else if (Array.isArray(value))
        for (const part of value as Value[]) if (isDoc(part)) visit(part);
    }
  };
  visit(item);
  if (names.size !== 1)
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...names].map((name) => `'${name}'`).join(' and ')}`,
    );
  return [...names][0]!;
}
