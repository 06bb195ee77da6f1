import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existingDatabase } from '../db/connect.ts';
import { testConfig } from '../testing/test-config.ts';
import { runCommand } from './run-command.ts';

const said: string[] = [];
let dataDir: string;
const { DATA_DIR: folderBefore, MONGODB_URI: addressBefore } = process.env;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-command-'));
  process.env.DATA_DIR = dataDir;
  delete process.env.MONGODB_URI;
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => {
  if (folderBefore !== undefined) process.env.DATA_DIR = folderBefore;
  else delete process.env.DATA_DIR;
  if (addressBefore !== undefined) process.env.MONGODB_URI = addressBefore;
});

it('refuses to create a database where no platform exists, and names the way out', async () => {
  const work = jest.fn();
  await runCommand(work);
  expect(work).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(2);
  expect(said.join()).toContain(`There is no platform in ${dataDir}`);
  expect(said.join()).toMatch(/DATA_DIR.*MONGODB_URI/);
  expect(existsSync(join(dataDir, 'db'))).toBe(false);
});

it('names the database without the password in its address', () => {
  const config = testConfig();
  expect(
    existingDatabase({ ...config, mongoUri: 'mongodb://app:secret@db.example:27017/muster' }),
  ).toBe('the database at mongodb://db.example:27017/muster');
  mkdirSync(join(dataDir, 'db'));
  expect(existingDatabase({ ...config, mongoUri: null, dataDir })).toBe(
    `the embedded database in ${join(dataDir, 'db')}`,
  );
});
