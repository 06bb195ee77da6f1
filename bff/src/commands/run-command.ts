import { hostname, userInfo } from 'node:os';
import { loadConfig, type Config } from '../config.ts';
import { ConfigError } from '../configuration/config-error.ts';
import { existingDatabase, joinDatabase } from '../db/connect.ts';
import type { ReleasedBy } from '../domains/releases/api/publish-release.ts';
import { ReleaseRefused } from '../domains/releases/api/release-refused.ts';
import { createLog } from '../log.ts';

interface CommandOptions {
  /** Commands for a new installation may create the database. */
  makesDatabase?: boolean;
}

/**
 * Runs a command on the platform's database, which may be in use, and prints its location. A
 * refusal is printed as one line, without a stack, and exits with code 1; an invalid setting exits
 * with 2, as at a start.
 */
export async function runCommand(
  work: (config: Config) => Promise<void>,
  { makesDatabase = false }: CommandOptions = {},
): Promise<void> {
  try {
    const config = loadConfig(process.env, import.meta.dirname);
    const platform = existingDatabase(config);
    if (platform) console.error(`Platform: ${platform}`);
    else if (!makesDatabase) throw noPlatform(config);
    const disconnect = await joinDatabase(config, createLog('warn'));
    try {
      await work(config);
    } finally {
      await disconnect();
    }
  } catch (error) {
    process.exitCode = error instanceof ConfigError ? 2 : 1;
    if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`);
    else if (error instanceof ReleaseRefused) console.error(error.message);
    else console.error(error);
  }
}

const noPlatform = ({ dataDir }: Config) =>
  new ConfigError(
    `There is no platform in ${dataDir}. Set DATA_DIR to the folder of its data, or MONGODB_URI to its database. Nothing was made or changed.`,
  );

/** The operating-system user who runs the command, for the history. */
export const byThisUser = (): ReleasedBy => ({
  userId: null,
  command: `${userInfo().username} on ${hostname()}`,
});
