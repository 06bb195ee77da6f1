import type { Tx } from '../db/unit-of-work.ts';
import type { Traces } from './traces.ts';

/**
 * Removes the names of a person from records of a domain that are about something else: stored
 * answers for repeated requests, saved views, notes on others. Records about the person are erased
 * by `PersonalRecords`. Runs within the caller's transaction.
 */
export type Forget = (tx: Tx, traces: Traces) => Promise<void>;
