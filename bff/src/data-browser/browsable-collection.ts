import type { Model } from 'mongoose';

/** A collection that may be looked into, contributed by the domain that owns it. */
export interface BrowsableCollection {
  readonly model: Model<object>;
  /** Paths whose values are shown besides those that are harmless by their kind. */
  readonly shown: readonly string[];
}

/**
 * Lets a collection be looked into. Ids, choices, switches and the moments of changes are shown;
 * every other value is masked unless it is named here, so that a new field is masked at first.
 */
export const browsable = <T extends object>(
  model: Model<T>,
  shown: readonly (keyof T & string)[] = [],
): BrowsableCollection => ({ model: model as unknown as Model<object>, shown });
