import * as handedOut from './zod.mjs';
import * as names from './zod-names.mjs';
import { servedSources } from '../conventions/sources.ts';

/** Names that are only types, which a build drops. */
const typesAlone = /^(infer|input|output|core|RefinementCtx|Zod[A-Z]\w*)$/;

/** Returns the functions that a source imports from zod; `*` for an unusual import. */
function namesTaken(source: string): string[] {
  const imports = [...source.matchAll(/import\s+([^;]*?)\s+from\s+'zod(?:\/[^']*)?'/g)];
  const inAnotherWay = imports
    .map(([, what = '']) => what)
    .filter((what) => !/^(type )?\{ z \}$/.test(what))
    .map((what) => `* (${what})`);
  const called = [...source.matchAll(/\bz\.(\w+)/g)].map(([, name = '']) => name);
  return [...inAnotherWay, ...called.filter((name) => !typesAlone.test(name))];
}

const sources = servedSources(['contracts', 'ui', 'kit', 'blocks']).map(([file, text]) => ({
  file,
  names: /from 'zod/.test(text) ? namesTaken(text) : [],
}));

it('reads imports from source text', () => {
  const source = "import { z } from 'zod';\nconst a: z.infer<typeof b> = z.string().min(1);";
  expect(namesTaken(source)).toEqual(['string']);
  expect(namesTaken("import { z as zod } from 'zod';")).toEqual(['* ({ z as zod })']);
  expect(sources.flatMap((source) => source.names)).toContain('strictObject');
});

it('exports every function that the shell, a package or a remote imports from zod', () => {
  const missing = sources.flatMap(({ file, names: taken }) =>
    taken.filter((name) => !Object.hasOwn(names, name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('exports no name that zod lacks', () => {
  const empty = Object.entries(names).filter(([, value]) => value === undefined);
  expect(empty).toEqual([]);
});

it('exports functions that a remote released before the next shell may need', () => {
  const { z } = handedOut;
  expect(z.url().safeParse('https://muster.test/').success).toBe(true);
  expect(z.looseObject({ at: z.iso.date() }).safeParse({ at: '2026-11-30' }).success).toBe(true);
  expect(z.coerce.number().safeParse('7').data).toBe(7);
});
