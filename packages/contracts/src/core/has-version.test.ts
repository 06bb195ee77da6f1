import { z } from 'zod';
import { hasVersion } from './has-version.ts';
import { versionSchema } from './primitives.ts';

const versioned = z.strictObject({ version: versionSchema, name: z.string() });

it.each<[string, z.ZodType, boolean]>([
  ['an object', versioned, true],
  ['one with a rule over its fields', versioned.refine(({ name }) => name !== ''), true],
  ['one that is turned into another', versioned.transform(({ name }) => name), true],
  ['one that may be missing', versioned.nullable(), true],
  [
    'a choice of which one has it',
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a') }),
      z.strictObject({ kind: z.literal('b'), version: versionSchema }),
    ]),
    true,
  ],
  ['none', z.strictObject({ name: z.string() }), false],
  ['that of a program', z.object({ version: z.string() }), false],
  ['that of a record within', z.strictObject({ one: versioned }), false],
  ['that of each of a list', z.array(versioned), false],
])('finds the version at the top: %s', (_name, schema, is) => {
  expect(hasVersion(schema)).toBe(is);
});
