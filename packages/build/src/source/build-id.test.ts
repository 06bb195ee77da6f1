import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../gate/planted-builds.ts';

const remotes = ['mfe-companies', 'mfe-public', 'mfe-team'] as const;
type Ids = Record<(typeof remotes)[number], string>;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'muster-ids-'));
  for (const part of ['packages', ...remotes, 'package-lock.json'])
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/\/(dist|node_modules)$/.test(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the build ids of these remotes for the copied sources. */
function idsOf(): Ids {
  const module = path.join(copy, 'packages/build/src/source/build-id.mjs');
  const script = `
    const { buildId } = await import(${JSON.stringify(module)});
    const ids = process.argv.slice(1).map((dir) => [dir, buildId(process.cwd() + '/' + dir)]);
    console.log(JSON.stringify(Object.fromEntries(ids)));`;
  const args = ['--input-type=module', '-e', script, ...remotes];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })) as Ids;
}

function addTo(file: string, text: string): () => void {
  const target = path.join(copy, file);
  const before = readFileSync(target, 'utf8');
  writeFileSync(target, before + text);
  return () => writeFileSync(target, before);
}

it('changing the contracts of one domain renames only the builds that import it', () => {
  const before = idsOf();
  const undo = addTo(
    'packages/contracts/src/domains/timesheets/timesheets.endpoints.ts',
    '\nexport const planted = 1;\n',
  );
  const { 'mfe-team': team, ...others } = idsOf();
  expect(others).toEqual({
    'mfe-companies': before['mfe-companies'],
    'mfe-public': before['mfe-public'],
  });
  expect(team).not.toBe(before['mfe-team']);
  undo();
  expect(idsOf()).toEqual(before);
}, 120_000);

it('the same content has the same name, wherever the folder is', () => {
  const before = idsOf();
  const [from, to] = [copy, `${copy}-elsewhere`];
  renameSync(from, to);
  copy = to;
  expect(idsOf()).toEqual(before);
  const undo = addTo('mfe-companies/src/routes.tsx', '\n// Another word.\n');
  expect(idsOf()).toEqual({
    ...before,
    'mfe-companies': expect.not.stringMatching(before['mfe-companies']),
  });
  undo();
}, 120_000);
