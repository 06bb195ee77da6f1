import type { Model, ProjectionType, QueryFilter, Types } from 'mongoose';
import type { RecordFields } from '../db/record-fields.ts';
import type { RecordPlace, SearchDocument } from './search-document.ts';
import type { SearchSource } from './search-source.ts';

interface DocumentParts<T extends RecordFields> {
  /** Filter for searchable rows; deleted ones never are. */
  findable?: QueryFilter<T>;
  /** The same rows by conditions that an index counts without reading them; `$ne` is none. */
  counted?: QueryFilter<T>;
  /** Only the fields needed for a document, because they are read for every record. */
  projection: ProjectionType<T>;
  /** Creates the documents of some rows, with one query per referenced collection. */
  describe(rows: readonly T[]): SearchDocument[] | Promise<SearchDocument[]>;
  /** The places of rows, and the fields that they need. */
  places?: { projection: ProjectionType<T>; describe(rows: readonly T[]): RecordPlace[] };
}

/**
 * Creates the reading of a collection's documents: the part of a source that is the same for all.
 */
export function documentsOf<T extends RecordFields>(
  model: Model<T>,
  { findable = {}, counted = findable, projection, describe, places }: DocumentParts<T>,
): Pick<SearchSource, 'page' | 'load' | 'places' | 'changedSince' | 'count'> {
  const live = { $and: [findable, { deletedAt: null }] } as QueryFilter<T>;
  const read = (ids: readonly Types.ObjectId[], fields: ProjectionType<T>): Promise<T[]> => {
    const found = { $and: [{ _id: { $in: [...ids] } }, live] } as QueryFilter<T>;
    return model.find(found, fields).lean<T[]>();
  };
  const load = async (ids: readonly Types.ObjectId[]) => describe(await read(ids, projection));
  return {
    page: async (after, size) => {
      // Ids alone come from the index in their order without a sort; the rows are read afterwards.
      const beyond = (after ? { _id: { $gt: after } } : {}) as QueryFilter<T>;
      const rows = await model
        .find(beyond, { _id: 1 })
        .sort({ _id: 1 })
        .limit(size)
        .lean<Pick<T, '_id'>[]>();
      const ids = rows.map(({ _id }) => _id);
      return {
        documents: ids.length > 0 ? await load(ids) : [],
        next: ids.length < size ? null : (ids.at(-1) ?? null),
      };
    },
    load,
    ...(places && {
      places: async (ids: readonly Types.ObjectId[]) =>
        places.describe(await read(ids, places.projection)),
    }),
    changedSince: async (moment) => {
      // Separate queries, because their indexes begin with it: most rows are live, few are deleted.
      const found = await Promise.all(
        [{ deletedAt: null, updatedAt: { $gte: moment } }, { deletedAt: { $gte: moment } }].map(
          (filter) => model.find(filter as QueryFilter<T>, { _id: 1 }).lean<Pick<T, '_id'>[]>(),
        ),
      );
      return found.flat().map(({ _id }) => _id);
    },
    count: () => model.countDocuments({ ...counted, deletedAt: null } as QueryFilter<T>),
  };
}
