import type { Logger } from 'pino';

/** Stops the process properly at the first signal; Ctrl+C and a parent may send one each. */
export function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping: Promise<void> | null = null;
  const begin = (signal: string) => {
    if (stopping) return;
    log.info({ signal }, 'stopping');
    stopping = stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
