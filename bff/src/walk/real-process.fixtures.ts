import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '..');
const root = dirname(dirname(source));

/** `npm test` has built it, which starts in a tenth of the time; a single test runs the sources. */
const commandFor = (file: string): string[] =>
  process.env['MUSTER_BUILT']
    ? [join(dirname(source), 'dist', file.replace(/\.ts$/, '.js'))]
    : ['--conditions=source', '--import', 'tsx', join(source, file)];

/** The platform in separate processes, as `npm start` runs it. */
export interface RealPlatform {
  readonly origin: string;
  /** Kills the server and its database at once, without finishing anything. */
  kill(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

function start(
  file: string,
  dataDir: string,
  args: readonly string[] = [],
  environment: Environment = {},
): ChildProcess {
  return spawn(process.execPath, [...commandFor(file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: '1',
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      MAIL_HOURS: 'off',
      PASSWORD_COST: '1024,1,1',
      ...environment,
    },
  });
}

/** Waits until a process prints the pattern; fails with its output if it ends before. */
function waitFor(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((found, fail) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      const match = pattern.exec(output);
      if (match) found(match);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('exit', (code, signal) =>
      fail(new Error(`${child.spawnargs.at(-1)} ended with ${code ?? signal}: ${output}`)),
    );
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/** Starts the server on a free port with its data in this folder. */
export async function startPlatform(dataDir: string): Promise<RealPlatform> {
  const server = start('main.ts', dataDir);
  const [origin] = await waitFor(server, /http:\/\/[\w.]+:[1-9]\d*/);
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    kill: async () => {
      const database = Number(readFileSync(join(dataDir, 'db', 'lock'), 'utf8').split(' ')[0]);
      // The server first, because it would restart its database.
      server.kill('SIGKILL');
      process.kill(database, 'SIGKILL');
      await ended(server);
    },
  };
}

/** One of several servers on a separate database that outlives them. */
export interface RealProcess {
  readonly origin: string;
  readonly pid: number;
  /** Pauses it, like a machine that is put to sleep. */
  pause(): void;
  resume(): void;
  /** Kills it at once, without finishing anything. */
  kill(): Promise<void>;
  /** Stops it properly; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server on the database that the environment names. */
export async function startProcess(
  dataDir: string,
  environment: Environment,
): Promise<RealProcess> {
  const server = start('main.ts', dataDir, [], environment);
  const [origin] = await waitFor(server, /http:\/\/[\w.]+:[1-9]\d*/);
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    pid: server.pid ?? 0,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    kill: async () => {
      server.kill('SIGKILL');
      await ended(server);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended(server);
      return server.exitCode;
    },
  };
}

/** Runs the command that invites the first owner; returns the link's token. */
export async function inviteOwner(dataDir: string, email: string): Promise<string> {
  const command = start('commands/create-owner.ts', dataDir, [
    '--email',
    email,
    '--first-name',
    'Ines',
    '--last-name',
    'Duarte',
  ]);
  const [, token = ''] = await waitFor(command, /#([\w-]{43})/);
  await ended(command);
  return token;
}
