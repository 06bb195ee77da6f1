import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** The registry lists another build, or shows one to others: told by all streams. */
export const remotesChanged = 'remotes.changed';

/** Tells every open page to look at the registry again. */
export const announceRemotes = (tx: Tx): void => emit(tx, remotesChanged, {});
