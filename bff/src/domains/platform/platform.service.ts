import type { platformEndpoints } from '@muster/contracts';
import mongoose from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { lacksSpace } from '../../db/storage-space.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';

type Endpoints = typeof platformEndpoints;

const databaseTimeout = 2_000;

/** The process is running. */
export const health: Service<Endpoints['health']> = () => ({ status: 'ok' });

/** It can serve requests: its database answers, and has space for writes. */
export const ready: Service<Endpoints['ready']> = async () => {
  const answered = await Promise.race([
    pingDatabase(),
    wait(databaseTimeout, false, { ref: false }),
  ]);
  if (!answered)
    throw new AppError('UNAVAILABLE', { context: { status: 'not-ready', database: 'down' } });
  if (lacksSpace())
    throw new AppError('UNAVAILABLE', { context: { status: 'not-ready', database: 'full' } });
  return { status: 'ready', database: 'up' };
};

async function pingDatabase(): Promise<boolean> {
  try {
    await mongoose.connection.db?.command({ ping: 1 });
    return mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  } catch {
    return false;
  }
}
