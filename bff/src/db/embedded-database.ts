import { startEmbeddedMongo, type EmbeddedMongo } from '@muster/embedded-mongo';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** The folder of the embedded database. */
export const embeddedFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'db');

/** Starts the embedded database, or nothing if the configuration names another one. */
export const startOwnDatabase = async (
  config: Config,
  log: Logger,
): Promise<EmbeddedMongo | null> =>
  config.mongoUri
    ? null
    : startEmbeddedMongo({
        dataDir: embeddedFolder(config),
        ...(config.databaseMemory && { maxMemoryMb: config.databaseMemory }),
        log: (line: string) => log.info({ part: 'database' }, line),
      });
