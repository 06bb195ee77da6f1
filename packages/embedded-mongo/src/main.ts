import { openServer, type RunningServer } from './server.ts';

const USAGE = 'usage: embedded-mongo --data DIR [--socket PATH | --port N]';

function argument(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at >= 0 ? args[at + 1] : undefined;
}

/** Ends the process when its parent is gone, so that no orphan keeps the lock. */
function followParent(stop: () => void): void {
  const parent = process.ppid;
  process.stdin.on('end', stop);
  process.stdin.on('close', stop);
  process.stdin.on('error', stop);
  process.stdin.resume();
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}

/**
 * Runs a server from the command line and prints `ready URI` once it answers. With
 * `--follow-parent` it ends when its standard input closes or its parent dies.
 */
export async function main(args: readonly string[]): Promise<void> {
  const dataDir = argument(args, '--data');
  const socketPath = argument(args, '--socket');
  const portText = argument(args, '--port');
  if (!dataDir || (!socketPath && !portText)) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const log = (message: string): void => void process.stderr.write(`embedded-mongo: ${message}\n`);
  let server: RunningServer;
  try {
    server = await openServer({
      dataDir,
      log,
      ...(socketPath ? { socketPath } : { port: Number(portText) }),
      ttlIntervalMs: Number(argument(args, '--ttl-interval') ?? 60_000),
    });
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return;
  }
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (args.includes('--follow-parent')) followParent(stop);
  process.stdout.on('error', stop);
  process.stdout.write(`ready ${server.uri}\n`);
}
