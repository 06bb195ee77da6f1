import mongoose, { Schema, model } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { Reservations } from './rate-limit-reservations.ts';

/**
 * Counts one use of `name` by `key` and throws RATE_LIMITED beyond `points` in `windowMs`;
 * with `blockMs` the key stays refused for that long.
 */
export type Limit = (
  name: string,
  key: string,
  points: number,
  windowMs: number,
  options?: {
    blockMs?: number;
    cost?: number;
    /**
     * Takes this many points from the database at once and spends them here, which saves writes.
     * Each process may hold back that many, so only for high limits.
     */
    reserve?: number;
  },
) => Promise<LimitState | null>;

/** A caller's current limit, for the RateLimit headers. */
export interface LimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface RateLimits {
  readonly limit: Limit;
  /** Resets a counter, for example after a success. */
  readonly forget: (name: string, key: string) => Promise<void>;
}

/**
 * Schema of the limiter's documents; declared here so that its indexes exist before the first
 * request.
 */
const rateLimitSchema = new Schema(
  { key: String, points: Number, expire: Date },
  { versionKey: false },
);
rateLimitSchema.index({ key: 1 }, { unique: true });
rateLimitSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });
const RateLimitModel = model('RateLimit', rateLimitSchema, 'rate_limits');

/**
 * Creates rate limits that all processes share through the database. `enabled` false: nothing
 * counts.
 */
export function createRateLimits(enabled: boolean): RateLimits {
  const limiters = new Map<string, RateLimiterMongo>();
  const reserved = new Reservations();
  const limiterFor = (name: string, points: number, windowMs: number, blockMs: number) => {
    const id = `${name}:${points}:${windowMs}:${blockMs}`;
    const known = limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterMongo({
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: RateLimitModel.collection.name,
      disableIndexesCreation: true,
      keyPrefix: name,
      points,
      duration: Math.ceil(windowMs / 1000),
      blockDuration: Math.ceil(blockMs / 1000),
    });
    limiters.set(id, limiter);
    return limiter;
  };
  return {
    limit: async (name, key, points, windowMs, { blockMs = 0, cost = 1, reserve = 0 } = {}) => {
      if (!enabled) return null;
      const held = reserve > 0 ? reserved.spend(`${name}:${key}`, cost) : null;
      if (held) return { limit: points, ...held };
      const limiter = limiterFor(name, points, windowMs, blockMs);
      try {
        const taken = Math.max(cost, reserve);
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, taken);
        if (taken > cost)
          reserved.keep(`${name}:${key}`, taken - cost, remainingPoints, msBeforeNext);
        return {
          limit: points,
          remaining: remainingPoints + taken - cost,
          resetSeconds: Math.ceil(msBeforeNext / 1000),
        };
      } catch (error) {
        // The library rejects with a plain result if the limit is exceeded, and with an Error if
        // its store fails.
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new AppError('RATE_LIMITED', { context: { limit: points, retryAfter: seconds } });
      }
    },
    forget: async (name, key) => {
      if (!enabled) return;
      reserved.forget(`${name}:${key}`);
      await RateLimitModel.deleteOne({ key: `${name}:${key}` });
    },
  };
}
