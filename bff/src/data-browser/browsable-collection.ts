import type { Model } from 'mongoose';

/** A collection open to the data browser, contributed by its domain. */
export interface BrowsableCollection {
  readonly model: Model<object>;
  /** Paths whose values are shown in addition to those of harmless types. */
  readonly shown: readonly string[];
}

/**
 * Opens a collection to the data browser. Ids, choices, switches and the moments of changes are
 * shown; every other value is masked unless it is named here, so that a new field is masked at
 * first.
 */
export const browsable = <T extends object>(
  model: Model<T>,
  shown: readonly (keyof T & string)[] = [],
): BrowsableCollection => ({ model: model as unknown as Model<object>, shown });
