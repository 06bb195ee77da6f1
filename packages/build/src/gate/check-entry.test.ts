import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkEntry } from './check-entry.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-entry-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const next = 'src/features/applying/application-page.tsx';
const good = {
  addresses: ['/application-process'],
  next,
  start: ['main.js', 'main.css'],
  fonts: [],
};
const check = (entry: object = good) => {
  put('entry/entry.json', JSON.stringify({ ...good, ...entry }));
  const needs = { names: {}, routes: [], start: [], pages: { [next]: ['1.js'] } };
  const build = { folder, needs, files: [], brought: {} };
  return checkEntry(
    { ...build, manifest: { metaData: {}, exposes: [], shared: [] } },
    'mfe-self-service',
  );
};

beforeEach(() => {
  put('entry/index.html', '<head></head>');
  put('entry/main.css', 'a{}');
  put('entry/main.js', 'run()');
  put('entry/main.js.br', Buffer.alloc(120_000));
});

test('an entry page is accepted if it is complete, small and at an address of its own', () => {
  expect(check()).toEqual([]);
});

test('ignores a build without an entry page', () => {
  rmSync(path.join(folder, 'entry'), { recursive: true });
  const build = { folder, needs: null, files: [], brought: {} };
  const manifest = { metaData: {}, exposes: [], shared: [] };
  expect(checkEntry({ ...build, manifest }, 'mfe-jobs')).toEqual([]);
});

test('reports a page whose compressed scripts exceed the limit by one byte', () => {
  put('entry/main.js.br', Buffer.alloc(120_001));
  expect(check()).toEqual([expect.stringContaining('121 KB of scripts, 120 at most')]);
});

test('reports a listed file that is missing', () => {
  rmSync(path.join(folder, 'entry/main.css'));
  expect(check()).toEqual([expect.stringContaining('not there: main.css')]);
});

test.each(['/my/profile', '/candidates', '/application-process/:id/:step/', '/nowhere'])(
  'the entry page may not use the address %s',
  (address) => {
    expect(check({ addresses: [address] })).toEqual([
      expect.stringContaining(`asks for ${address}, which is no page of its own for visitors`),
    ]);
  },
);

test('the module that follows the entry page must be part of the build', () => {
  expect(check({ next: 'src/gone.tsx' })).toEqual([expect.stringContaining('src/gone.tsx')]);
});
