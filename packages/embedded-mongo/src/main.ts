import { UsageError } from './cli/command-line.ts';
import { HELP } from './cli/help.ts';

type Run = (args: readonly string[]) => void | Promise<void>;

/** Loaded on demand: a server needs no driver. */
const COMMANDS: Record<string, () => Promise<Run>> = {
  serve: async () => (await import('./cli/serve.ts')).serve,
  backup: async () => (await import('./cli/folders.ts')).backup,
  restore: async () => (await import('./cli/folders.ts')).restore,
  repair: async () => (await import('./cli/folders.ts')).repair,
  export: async () => (await import('./cli/transfer.ts')).exportFolder,
  import: async () => (await import('./cli/transfer.ts')).importFolder,
  copy: async () => (await import('./cli/transfer.ts')).copy,
};

/**
 * Runs the command line. By default it serves, and prints `ready URI` once it answers. The exit
 * code is 2 for an invalid command line and 1 for a failure.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [first = 'help', ...rest] = args;
  if (first === 'help' || first === '--help' || rest.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const named = Object.hasOwn(COMMANDS, first);
  try {
    if (!named && !first.startsWith('-')) throw new UsageError(`there is no command ${first}`);
    const run = await COMMANDS[named ? first : 'serve']!();
    await run(named ? rest : args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`embedded-mongo: ${message}\n`);
    if (error instanceof UsageError) process.stderr.write('Try: embedded-mongo help\n');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
