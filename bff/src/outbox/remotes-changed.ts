import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: the registry lists another build, or shows one to others; sent by all streams. */
export const remotesChanged = 'remotes.changed';

/** Tells every open page to read the registry again. */
export const announceRemotes = (tx: Tx): void => emit(tx, remotesChanged, {});
