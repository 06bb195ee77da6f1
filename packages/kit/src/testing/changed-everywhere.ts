import { companyIndustries, type AnyEndpoint } from '@muster/contracts';

type Schema = AnyEndpoint['response'];

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, unknown>;
  in?: Schema;
}

/** Fields that a colleague cannot change in a form. */
const kept = new Set(['number', 'version', 'status', 'allowedActions', 'role']);
const texts = [
  'Changed by a colleague',
  'Changed once more',
  '64b0000000000000000000f2',
  '64b0000000000000000000f3',
  '2031-07-09',
  '2031-08-10',
  '2031-07-09T09:00:00.000Z',
  '2031-08-10T09:00:00.000Z',
  '2031-07',
  '2031-08',
  'colleague@example.com',
  'other@example.com',
  'https://example.com/colleague',
  'https://example.com/other',
  'PT',
  'GR',
  'pt',
  'el',
  'PLN',
  'GBP',
  'Europe/Lisbon',
  'Europe/Athens',
  '61.50',
  '62.50',
  'X-000777',
  'X-000778',
  '1'.repeat(64),
];

/**
 * A record as it could be after a colleague has changed every part of it: another value of the same
 * schema everywhere, with rows in lists that were empty.
 */
export function changedEverywhere<T>(schema: Schema, record: T): T {
  return schema.parse(withIdOf(record, another(schema, record))) as T;
}

const longText = `<p>${'A colleague has written another text here. '.repeat(3)}</p>`;

/** Members whose schema says less than their name: a screen formats what stands there. */
const byName: readonly (readonly [name: RegExp, values: readonly string[]])[] = [
  [/timeZone/i, ['Europe/Lisbon', 'Europe/Athens']],
  [/countr/i, ['PT', 'GR']],
  [/currency/i, ['PLN', 'GBP']],
  [/language/i, ['pt', 'el']],
  [/amount|FeeValue|^(?:min|max)$/i, ['61.50', '62.50']],
  [/email$/i, ['colleague@example.com', 'other@example.com']],
  [/month$/i, ['2024-07', '2024-08']],
  [/harvestId/i, ['900777', '900778']],
  [/^body$/i, [longText, `${longText} Twice.`]],
  [/industry/i, companyIndustries],
  [/domain/i, ['colleague.example.com', 'other.example.com']],
  [/website|url$/i, ['https://example.com/colleague', 'https://example.com/other']],
  [/phone/i, ['+351912345678', '+302101234567']],
];

function another(schema: Schema, value: unknown, name = ''): unknown {
  const def = schema.def as unknown as Definition;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, part]) => {
          const member = (value as Record<string, unknown> | null | undefined)?.[key];
          return [key, kept.has(key) && member !== undefined ? member : another(part, member, key)];
        }),
      );
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return def.innerType && another(def.innerType, value, name);
    case 'array':
      return def.element && rowsOf(schema, def.element, value, name);
    case 'enum':
      return Object.values(def.entries ?? {}).find((entry) => entry !== value) ?? value;
    case 'boolean':
      return value !== true;
    case 'number':
      return candidate(schema, value, [
        ...[1, -1, 2].map((by) => Number(value ?? (/year$/i.test(name) ? 2020 : 0)) + by),
        0,
        5,
        1,
      ]);
    case 'union':
      return candidate(
        schema,
        value,
        (def.options ?? []).map((part) => another(part, value)),
      );
    case 'literal':
      return value;
    default: {
      const named = byName.find(([shape]) => shape.test(name))?.[1] ?? [];
      return candidate(schema, value, [...named, ...texts]);
    }
  }
}

function rowsOf(schema: Schema, element: Schema, value: unknown, name: string): unknown {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const next = [
    ...rows.map((row) => withIdOf(row, another(element, row, name))),
    another(element, undefined, name),
  ];
  return candidate(schema, value, [next, next.slice(0, 1), value ?? []]);
}

/** A record and a row of a list stay themselves; what they refer to does not. */
function withIdOf(before: unknown, after: unknown): unknown {
  const { id } = Object(before) as { id?: unknown };
  return id === undefined ? after : { ...Object(after), id };
}

function candidate(schema: Schema, value: unknown, candidates: readonly unknown[]): unknown {
  const differs = (one: unknown) => JSON.stringify(one) !== JSON.stringify(value);
  return candidates.find((one) => differs(one) && schema.safeParse(one).success) ?? value;
}
