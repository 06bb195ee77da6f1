import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** An area or the assistant was switched on or off for the agency: told by all streams. */
export const featuresChanged = 'features.changed';

/** Tells every open page that what it offers is to be looked at again. */
export const announceFeatures = (tx: Tx): void => emit(tx, featuresChanged, {});
