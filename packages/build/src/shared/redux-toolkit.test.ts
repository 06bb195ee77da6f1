import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servedSources } from '../conventions/sources.ts';

const named = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '');

/** Returns the values that a source imports from the toolkit. */
const namesTaken = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from ["']@reduxjs\/toolkit["']/g)].flatMap(
    ([, list = '']) => named(list).filter((name) => name !== 'type'),
  );

const handedOutBy = (file: string) =>
  new Set(
    [
      ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/export \{([^}]*)\}/g),
    ].flatMap(([, list = '']) => named(list)),
  );
const handedOut = handedOutBy('redux-toolkit.mjs');

const folder = path.dirname(require.resolve('@reduxjs/toolkit/package.json'));
const ofQuery = ['rtk-query.modern.mjs', 'react/rtk-query-react.modern.mjs'].map((file) =>
  readFileSync(path.join(folder, 'dist/query', file), 'utf8'),
);

/** The charts have a separate store and load with a page of them, long after the start. */
const charts = path.join(path.dirname(require.resolve('recharts/package.json')), 'es6');
const ofCharts = readdirSync(charts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(charts, file), 'utf8'));

it('exports all names that RTK Query, the charts, the shell, a package or a remote imports', () => {
  const ours = servedSources(['contracts', 'ui', 'kit', 'blocks']).map(([, text]) => text);
  expect(ofCharts.flatMap(namesTaken)).toContain('createListenerMiddleware');
  const taken = [...ofQuery, ...ofCharts, ...ours].flatMap(namesTaken);
  expect(taken.length).toBeGreaterThan(15);
  expect([...new Set(taken)].filter((name) => !handedOut.has(name))).toEqual([]);
});

it('exports no name that the toolkit lacks', () => {
  const toolkit = readFileSync(path.join(folder, 'dist/redux-toolkit.modern.mjs'), 'utf8');
  const all = new Set(
    [...toolkit.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(' as ').at(-1)),
    ),
  );
  const fromRedux = new Set(Object.keys(require('@reduxjs/toolkit') as object));
  expect([...handedOut].filter((name) => !all.has(name) && !fromRedux.has(name))).toEqual([]);
});

it.each([
  ['@reduxjs/toolkit/query', 'rtk-query.mjs'],
  ['@reduxjs/toolkit/query/react', 'rtk-query-react.mjs'],
])('exports every imported name of %s', (name, file) => {
  const imports = new RegExp(`import \\{([^}]*)\\} from ["']${name}["']`, 'g');
  const ours = servedSources(['contracts', 'ui', 'kit', 'blocks']).map(([, text]) => text);
  const taken = [...ofQuery, ...ours]
    .flatMap((source) => [...source.matchAll(imports)])
    .flatMap(([, list = '']) => list.split(','))
    .map((taking) => taking.trim())
    .filter((taking) => taking !== '' && !taking.startsWith('type '))
    .map((taking) => taking.split(' ')[0] ?? '');
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((one) => !handedOutBy(file).has(one))).toEqual([]);
});
