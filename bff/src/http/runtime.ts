import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { RateLimits } from './rate-limit.ts';
import type { Turns } from './turns.ts';

/** The parts of one BFF process; every request handler reaches them through the app. */
export interface Runtime {
  readonly config: Config;
  readonly log: Logger;
  readonly rateLimits: RateLimits;
  readonly turns: Turns;
}

const key = 'runtime';

export function provideRuntime(locals: Record<string, unknown>, runtime: Runtime): void {
  locals[key] = runtime;
}

export const runtimeOf = (req: Request): Runtime =>
  (req.app.locals as Record<string, unknown>)[key] as Runtime;
