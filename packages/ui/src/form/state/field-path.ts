type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type Shallower = [never, 0, 1, 2, 3, 4];

/** Every dotted path into form values: `name`, `rates.0.amount`. */
export type FieldPath<Values, Depth extends number = 4> = [Depth] extends [never]
  ? never
  : Values extends Primitive
    ? never
    : Values extends readonly (infer Item)[]
      ? `${number}` | `${number}.${FieldPath<NonNullable<Item>, Shallower[Depth]>}`
      : {
          [Key in keyof Values & string]:
            Key | `${Key}.${FieldPath<NonNullable<Values[Key]>, Shallower[Depth]>}`;
        }[keyof Values & string];

type Member<Values, Key extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? Values[Key]
    : never;

/** The type at a {@link FieldPath}. */
export type FieldValue<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? FieldValue<Member<NonNullable<Values>, Head>, Rest>
  : Member<NonNullable<Values>, Path>;

/** The paths of lists. */
export type ListPath<Values> = {
  [Path in FieldPath<Values>]: NonNullable<FieldValue<Values, Path>> extends readonly unknown[]
    ? Path
    : never;
}[FieldPath<Values>];

/** The type of one item of a list. */
export type ListItem<Values, Path extends string> =
  NonNullable<FieldValue<Values, Path>> extends readonly (infer Item)[] ? Item : never;

/** The API writes `rates[0].amount` or `changes.rates[0].amount`, forms write `rates.0.amount`. */
export function toFormPath(apiPath: string): string {
  return apiPath
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .replace(/^\./, '')
    .replace(/^changes\./, '');
}

/** Reads the value at a dotted path; undefined if the path ends early. */
export function getAtPath(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<string, unknown>)[key];
  }, values);
}

/** Returns a copy of `values` with a new value at a dotted path; other parts are shared. */
export function setAtPath<Values>(values: Values, path: string, next: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const copy: unknown = Array.isArray(values) ? [...values] : { ...values };
  const members = copy as Record<string, unknown>;
  members[key] = rest.length === 0 ? next : setAtPath(members[key] ?? {}, rest.join('.'), next);
  return copy as Values;
}
