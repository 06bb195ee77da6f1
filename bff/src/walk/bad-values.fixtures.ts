import { z } from 'zod';

/** A place in a body: its path, and the JSON types accepted there. */
export interface Place {
  path: readonly (string | number)[];
  types: ReadonlySet<string>;
  /** Whether a text as long as {@link longText} is accepted. */
  takesLongText: boolean;
}

interface JsonSchema {
  type?: string | string[];
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

/** Returns every place in the bodies that a schema accepts, including its lists and sub-records. */
export function placesIn(schema: z.ZodType): Place[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const places = new Map<string, Place>();
  for (const place of collect(json, [])) {
    if (place.path.length === 0) continue;
    // A field of several choices accepts the types of all of them.
    const key = JSON.stringify(place.path);
    const known = places.get(key);
    places.set(key, {
      path: place.path,
      types: new Set([...(known?.types ?? []), ...place.types]),
      takesLongText: place.takesLongText || (known?.takesLongText ?? false),
    });
  }
  return [...places.values()];
}

function collect(schema: JsonSchema, path: readonly (string | number)[]): Place[] {
  const branches = branchesOf(schema);
  const inner = branches.flatMap(({ properties, items }) => [
    ...Object.entries(properties ?? {}).flatMap(([key, value]) => collect(value, [...path, key])),
    ...(items ? collect(items, [...path, 0]) : []),
  ]);
  const types = new Set(branches.flatMap(typesOf));
  const takesLongText = branches.some(({ maxLength = 0 }) => maxLength >= longText.length);
  return [{ path, types, takesLongText }, ...inner];
}

const branchesOf = (schema: JsonSchema): JsonSchema[] => {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return parts ? parts.flatMap(branchesOf) : [schema];
};

function typesOf({ type, enum: options, const: constant }: JsonSchema): string[] {
  if (type) return [type].flat();
  const values = options ?? (constant === undefined ? [] : [constant]);
  return values.map((value) => (value === null ? 'null' : typeof value));
}

/** Longer than any field accepts, including transcripts of interviews. */
export const longText = 'x'.repeat(250_000);

/** Returns named values that no place of these types accepts. */
export function badValuesFor({ types, takesLongText }: Place): [name: string, value: unknown][] {
  const takes = (...some: string[]) => some.some((type) => types.has(type));
  return [
    ['a number', 12_345, takes('number', 'integer')],
    ['a text', 'some text', takes('string')],
    ['an over-long text', longText, takesLongText],
    ['a number without end', 1e308, false],
    ['null', null, takes('null')],
    ['true', true, takes('boolean')],
    ['a list of operators', [{ $gt: '' }], false],
    ['$gt', { $gt: '' }, false],
    ['$ne', { $ne: null }, false],
    ['$where', { $where: 'sleep(1000)' }, false],
    ['a dotted key', { 'a.b': 1 }, false],
    ['constructor', { constructor: { prototype: { admin: true } } }, false],
    ['__proto__', JSON.parse('{"__proto__":{"admin":true}}'), false],
  ].flatMap(([name, value, isTaken]) => (isTaken ? [] : [[name as string, value] as const])) as [
    string,
    unknown,
  ][];
}

/** Returns a copy of a body with another value at one place; missing parents are created. */
export function withValue(
  body: Record<string, unknown>,
  path: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  path.slice(0, -1).forEach((key, i) => {
    const present = holder[key];
    if (typeof present !== 'object' || present === null)
      holder[key] = typeof path[i + 1] === 'number' ? [] : {};
    holder = holder[key] as Record<string | number, unknown>;
  });
  holder[path.at(-1) ?? ''] = value;
  return copy;
}
