import type { AnyEndpoint } from '@muster/contracts';

type Schema = AnyEndpoint['response'];
type OutputOf<S extends Schema> = S['_zod']['output'];

/** The parts of zod's definitions that are used. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
}

const texts = [
  'Text',
  '64b0000000000000000000f1',
  '2026-03-02',
  '2026-03-02T09:00:00.000Z',
  'ana@example.com',
  'https://example.com/ana',
  'ES',
  'es',
  'EUR',
  'Europe/Madrid',
  '45.00',
  'C-000123',
  '#1f5fbf',
  '',
  'Some longer text that says enough to pass.',
  // The shape of a SHA-256.
  '0'.repeat(64),
];
const numbers = [0, 1, 25, 10, 40, 90, 365];

/**
 * The smallest value that a schema accepts: null where null may be, empty lists, first options.
 * `overrides` say what the test is about. Throws when no value is found.
 */
export function fixtureFor<S extends Schema>(
  schema: S,
  overrides: Partial<OutputOf<S>> = {},
): OutputOf<S> {
  const value = sample(schema);
  return schema.parse(isRecord(value) ? { ...value, ...overrides } : value);
}

function sample(schema: Schema): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, part]) => [key, sample(part)]),
      );
    case 'nullable':
      return null;
    case 'optional':
    case 'default':
      return undefined;
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'boolean':
      return false;
    case 'record':
      // A record with enum keys contains all of them.
      return Object.fromEntries(
        Object.values(definitionOf(def.keyType).entries ?? {}).map((key) => [
          key,
          def.valueType && sample(def.valueType),
        ]),
      );
    case 'union':
      return def.options?.[0] && sample(def.options[0]);
    case 'readonly':
      return def.innerType && sample(def.innerType);
    case 'array':
      return accepts(schema, []) ? [] : [def.element && sample(def.element)];
    case 'pipe':
      return firstAccepted(schema, [...texts, def.in && sample(def.in)]);
    case 'number':
      return firstAccepted(schema, numbers);
    default:
      return firstAccepted(schema, [...texts, null, {}]);
  }
}

const definitionOf = (schema: Schema | undefined): Partial<Definition> =>
  (schema?.def ?? {}) as unknown as Partial<Definition>;

const accepts = (schema: Schema, value: unknown) => schema.safeParse(value).success;

function firstAccepted(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => accepts(schema, candidate));
  if (found === undefined) throw new Error(`fixtureFor: nothing fits a ${schema.def.type}`);
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
