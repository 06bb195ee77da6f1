import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { MongoClient } from 'mongodb';
import { socketPathOf } from '../socket-path.ts';
import { BIN, runCommand } from '../testing/spawned-server.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { UsageError } from './command-line.ts';
import { serve } from './serve.ts';
import { copy } from './transfer.ts';

describe('the command line', () => {
  it('explains itself', async () => {
    const { code, output } = await runCommand(['help']);
    expect(code).toBe(0);
    for (const name of ['backup', 'restore', 'repair', 'export', 'import', 'copy'])
      expect(output).toContain(`embedded-mongo ${name} `);
  });

  it.each([
    [serve, ['--socket', '/tmp/x.sock'], '--data is missing'],
    [serve, ['--data', 'x', '--port', '70000'], '--port must be a whole number from 1 to 65535'],
    [serve, ['--data', 'x', '--port', '1', '--socket', '/tmp/x.sock'], 'exclude each other'],
    [serve, ['--data', 'x', '--host', '0.0.0.0'], 'it serves this machine alone'],
    [serve, ['--data', 'x', '--max-memory', '900000'], 'NODE_OPTIONS=--max-old-space-size='],
    [serve, ['--data', 'x', '--auth'], "Unknown option '--auth'"],
    [copy, ['--to', 'mongodb://x'], 'one of --data and --uri is needed'],
  ])('%p refuses %p', async (command, args, message) => {
    const error: unknown = await command(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toContain(message);
  });

  it('exits with 2 and points to the help', async () => {
    expect(await runCommand(['dump'])).toEqual({
      code: 2,
      output: '',
      errors: 'embedded-mongo: there is no command dump\nTry: embedded-mongo help\n',
    });
  });

  it('never removes a file that is not a socket', async () => {
    const dataDir = temporaryFolder();
    const path = join(dataDir, 'precious.sock');
    writeFileSync(path, 'text');
    const { code, errors } = await runCommand(['--data', dataDir, '--socket', path]);
    expect([code, existsSync(path)]).toEqual([1, true]);
    expect(errors).toContain(`${path} is there and is no socket`);
  });

  it('serves on a private socket by default, and names its replica set', async () => {
    const dataDir = temporaryFolder();
    const child = spawn(process.execPath, [BIN, '--data', dataDir, '--replica-set', 'rs7'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    while (!output.includes('\n')) output += String((await once(child.stdout, 'data'))[0]);
    const socket = socketPathOf(dataDir);
    expect(output).toBe(`ready mongodb://${encodeURIComponent(socket)}/?directConnection=true\n`);
    expect((statSync(dirname(socket)).mode & 0o777).toString(8)).toBe('700');
    expect((statSync(socket).mode & 0o777).toString(8)).toBe('600');
    const client = await new MongoClient(output.slice(6).trim()).connect();
    expect(await client.db().command({ hello: 1 })).toMatchObject({ setName: 'rs7' });
    await client.close();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'address'))).toBe(false);
  });

  it('leaves the folder of a socket unchanged if it existed before', async () => {
    const folder = join(temporaryFolder(), 'shared');
    mkdirSync(folder, { mode: 0o755 });
    const dataDir = temporaryFolder();
    const child = spawn(
      process.execPath,
      [BIN, '--data', dataDir, '--socket', join(folder, 'x.sock')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
