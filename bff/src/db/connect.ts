import { findRunning } from '@muster/embedded-mongo';
import mongoose from 'mongoose';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { embeddedFolder, startOwnDatabase } from './embedded-database.ts';
import { dropReplacedIndexes } from './replaced-indexes.ts';
import { watchQueries } from '../operation/watch-queries.ts';

const databaseName = 'muster';

/**
 * Connects to MONGODB_URI, to the embedded database that a parent has started, or to one that it
 * starts; returns a function that disconnects.
 */
export async function connect(
  config: Config,
  log: Logger,
  startedUri?: string,
): Promise<() => Promise<void>> {
  const embedded = startedUri ? null : await startOwnDatabase(config, log);
  try {
    await openConnection(embedded?.uri ?? startedUri ?? config.mongoUri ?? '');
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const stopWatching = watchQueries(mongoose.connection, log, config.slowQueryMs);
  return async () => {
    stopWatching();
    await mongoose.disconnect();
    await embedded?.stop();
  };
}

/**
 * The same for a command: with the embedded database it joins the running platform, and starts the
 * database only if it is not running.
 */
export async function joinDatabase(config: Config, log: Logger): Promise<() => Promise<void>> {
  const running = config.mongoUri ? null : await findRunning(embeddedFolder(config));
  if (!running) return connect(config, log);
  // The process that started the database has created the indexes.
  await openClient(running);
  return () => mongoose.disconnect();
}

/**
 * Returns the location of the platform's data, for a terminal and without credentials; null if the
 * embedded database has never been started, so that a command would create an empty one.
 */
export function existingDatabase(config: Config): string | null {
  const { mongoUri } = config;
  if (mongoUri) return `the database at ${mongoUri.replace(/^([\w+]+:\/\/)[^@/]*@/, '$1')}`;
  const folder = embeddedFolder(config);
  return existsSync(folder) ? `the embedded database in ${folder}` : null;
}

/** Opens mongoose's connection and creates every index of every model. */
export async function openConnection(uri: string, options: ClientOptions = {}): Promise<void> {
  await openClient(uri, options);
  await makeIndexes(Object.values(mongoose.models));
}

/** Runs before the first transaction: a collection cannot get its indexes inside one. */
export async function makeIndexes(models: readonly mongoose.Model<unknown>[]): Promise<void> {
  await Promise.all(
    models.map(async (model) => {
      await model.createCollection();
      await model.createIndexes();
      await dropReplacedIndexes(model);
    }),
  );
}

interface ClientOptions {
  /** Defaults to the database that the address names. */
  dbName?: string;
}

/** Only opens mongoose's connection, for a database that has its indexes. */
export async function openClient(uri: string, { dbName }: ClientOptions = {}): Promise<void> {
  mongoose.set('strictQuery', 'throw');
  const name = dbName ?? (/^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] || databaseName);
  await mongoose.connect(uri, {
    dbName: name,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: 10_000,
    writeConcern: { w: 'majority', j: true },
  });
}
