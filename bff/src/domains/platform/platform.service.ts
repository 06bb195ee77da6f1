import type { platformEndpoints } from '@muster/contracts';
import mongoose from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { readRegistry } from './remote-registry.ts';

type Endpoints = typeof platformEndpoints;

const databaseTimeout = 2_000;

/** What the platform says about itself. */
export function platformService(config: Config) {
  const health: Service<Endpoints['health']> = () => ({ status: 'ok' });

  const ready: Service<Endpoints['ready']> = async () => {
    const answered = await Promise.race([
      pingDatabase(),
      wait(databaseTimeout, false, { ref: false }),
    ]);
    if (!answered)
      throw new AppError('UNAVAILABLE', { context: { status: 'not-ready', database: 'down' } });
    return { status: 'ready', database: 'up' };
  };

  const remotes: Service<Endpoints['remotes']> = async () => ({
    remotes: await readRegistry(config),
  });

  return { health, ready, remotes };
}

async function pingDatabase(): Promise<boolean> {
  try {
    await mongoose.connection.db?.command({ ping: 1 });
    return mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  } catch {
    return false;
  }
}
