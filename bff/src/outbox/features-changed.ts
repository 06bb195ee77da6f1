import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: a feature or the assistant was switched on or off for the agency; sent by all streams. */
export const featuresChanged = 'features.changed';

/** Tells every open page to check its features again. */
export const announceFeatures = (tx: Tx): void => emit(tx, featuresChanged, {});
