import type { Tx } from '../db/unit-of-work.ts';
import type { Traces } from './traces.ts';

/**
 * Takes what names a person out of the records of a domain that are about something else: answers
 * kept for repeated requests, saved views, notes on others. What is about the person itself is
 * erased by `PersonalRecords`. Within the transaction of the caller.
 */
export type Forget = (tx: Tx, traces: Traces) => Promise<void>;
