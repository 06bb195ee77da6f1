import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export interface JobContext {
  readonly log: Logger;
  readonly config: Config;
  /** Aborted when the process stops or the lease is over. */
  readonly signal: AbortSignal;
}

/** Periodic work that one of the processes does at a time. */
export interface JobDefinition {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: JobContext) => Promise<void>;
}
