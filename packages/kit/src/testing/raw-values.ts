/**
 * Values not meant for readers: ids, ISO dates, enums with underscores, booleans, printed objects.
 */
const rawShapes: readonly (readonly [name: string, shape: RegExp])[] = [
  ['an id', /\b[\da-f]{24}\b/],
  ['an ISO date', /\b\d{4}-\d{2}(-\d{2})?\b/],
  ['an enum', /\b[a-z]+(_[a-z]+)+\b/],
  ['a boolean', /\b(true|false)\b/],
  ['an object', /\[object/],
  ['a missing value', /\b(undefined|null|NaN)\b/],
  ['a field name', /\b[a-z]+[A-Z][a-zA-Z]+\b/],
  ['markup', /<\/?[a-z]/],
  ['a placeholder', /\{\{/],
];

/** Returns the raw values in a displayed text: `['an id: 64b0…']`; empty if there are none. */
export function rawValuesIn(text: string): string[] {
  return rawShapes.flatMap(([name, shape]) => {
    const found = shape.exec(text);
    return found ? [`${name}: ${found[0]}`] : [];
  });
}
