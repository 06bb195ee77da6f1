import type { Service } from '../../http/mount.ts';
import { platformEndpoints } from '@muster/contracts';
import mongoose from 'mongoose';

type Endpoints = typeof platformEndpoints;

export const health: Service<Endpoints['health']> = () => ({ status: 'ok' as const });

export const ready: Service<Endpoints['ready']> = async () => {
  await mongoose.connection.db?.command({ ping: 1 });
  return { status: 'ready' as const, database: 'up' as const };
};

export const remotes: Service<Endpoints['remotes']> = async () => ({ remotes: [] });
