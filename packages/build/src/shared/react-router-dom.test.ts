import * as handedOut from './react-router-dom.mjs';
import { servedSources } from '../conventions/sources.ts';

const imports = /import\s+(?!type\b)([^;]*?)\s+from\s+'react-router-dom'/g;

/** Returns the values that a source imports from the router; `*` for all at once. */
function namesTaken(source: string): string[] {
  return [...source.matchAll(imports)].flatMap(([, what = '']) => {
    const list = /^\{([\s\S]*)\}$/.exec(what)?.[1];
    if (list === undefined) return [`* (${what})`];
    return list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name);
  });
}

const sources = servedSources(['ui', 'kit', 'blocks']).map(([file, text]) => ({
  file,
  names: namesTaken(text),
}));

it('reads imports from source text', () => {
  expect(namesTaken("import { Link, type To, Route as R } from 'react-router-dom';")).toEqual([
    'Link',
    'Route',
  ]);
  expect(namesTaken("import type { To } from 'react-router-dom';")).toEqual([]);
  expect(namesTaken("import * as all from 'react-router-dom';")).toEqual(['* (* as all)']);
  expect(sources.flatMap(({ names }) => names)).toContain('useNavigate');
});

it('exports every name that the shell or a remote imports from the router', () => {
  const missing = sources.flatMap(({ file, names }) =>
    names.filter((name) => !Object.hasOwn(handedOut, name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('exports no name that the router lacks', () => {
  const empty = Object.entries(handedOut).filter(([, value]) => value === undefined);
  expect(empty).toEqual([]);
});
