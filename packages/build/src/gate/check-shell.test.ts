import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkShell } from './check-shell.mjs';

const place = mkdtempSync(path.join(tmpdir(), 'muster-shell-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Writes a build and returns its folder. */
function put(name: string, build: string, files: Record<string, string>): string {
  const folder = path.join(place, name, build);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}
const page = (build: string) =>
  `<head><script defer src="/remotes/shell/${build}/main.js"></script><link href="/remotes/shell/${build}/main.css" rel="stylesheet"></head>`;
const shell = (build: string, names: string[], changes: Record<string, string> = {}) =>
  put('shell', build, {
    'provides.json': JSON.stringify({ '@muster/ui': { version: '0.4.0', names } }),
    'index.html': page(build),
    'main.js': 'start()',
    'main.css': '.a{}',
    ...changes,
  });
const remote = (build: string, taken: string[]) => ({
  name: 'mfe-jobs',
  folder: put('mfe-jobs', build, {
    'mf-manifest.json': JSON.stringify({
      metaData: {},
      exposes: [],
      shared: [{ name: '@muster/ui', requiredVersion: '^0' }],
    }),
    'needs.json': JSON.stringify({ names: { '@muster/ui': taken } }),
  }),
});
const check = (folder: string, beside = [remote('b1', ['Card'])]) =>
  checkShell({ folder, inForce: path.join(place, 'shell/s0'), beside });

beforeAll(() => void shell('s0', ['Card', 'Gauge']));

it('is accepted with all names that the remotes import from it', () => {
  expect(check(shell('s1', ['Card']))).toEqual([]);
});

it('is refused without a name that a remote in use imports, and says what to do', () => {
  const beside = [remote('b1', ['Card']), remote('b2', ['Card', 'Gauge', 'Wheel'])];
  expect(check(shell('s2', ['Card']), beside)).toEqual([
    'mfe-jobs b2 is in use and uses Gauge, Wheel of @muster/ui, which the shell does not have. Release mfe-jobs without it first, or keep it in the shell.',
  ]);
});

it('is refused without its page, one of its files, or the list of what it provides', () => {
  const folder = shell('s3', ['Card'], { 'main.css': '' });
  expect(check(folder)).toEqual([expect.stringContaining('not there: main.css')]);
  rmSync(path.join(folder, 'index.html'));
  expect(check(folder)).toEqual([expect.stringContaining('It has no page')]);
  rmSync(path.join(folder, 'provides.json'));
  expect(check(folder)).toEqual([expect.stringContaining('does not say what it provides')]);
});

it('is refused when every page starts with twice the scripts', () => {
  const heavy = randomBytes(60_000).toString('hex');
  expect(check(shell('s4', ['Card'], { 'main.js': heavy }))).toEqual([
    expect.stringMatching(/^Every page begins with twice the scripts: 117 KB, 0 KB in force/),
  ]);
});
