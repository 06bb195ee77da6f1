import type { BrowsedCollection, dataBrowserEndpoints } from '@muster/contracts';
import type { Model } from 'mongoose';
import type { Config } from '../../config.ts';
import type { BrowsableCollection } from '../../data-browser/browsable-collection.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { checkHealth } from './check-health.ts';
import { describeFields } from './describe-fields.ts';
import { describeIndexes } from './describe-indexes.ts';
import { readRows } from './read-rows.ts';

type Endpoints = typeof dataBrowserEndpoints;

/** Creates the services for the collections that domains expose. */
export function dataBrowserService(config: Config, collections: readonly BrowsableCollection[]) {
  const refuseIfOff = () => {
    if (!config.dataBrowser) throw new AppError('FEATURE_DISABLED');
  };
  const find = (name: string): BrowsableCollection => {
    refuseIfOff();
    const found = collections.find(({ model }) => model.collection.collectionName === name);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  const overview: Service<Endpoints['overview']> = async () => {
    refuseIfOff();
    const [checks, sizes] = await Promise.all([
      checkHealth(collections),
      Promise.all(collections.map(({ model }) => measure(model))),
    ]);
    return { checks, collections: sizes.toSorted((a, b) => a.name.localeCompare(b.name)) };
  };

  const collection: Service<Endpoints['collection']> = async (_ctx, { params }) => {
    const found = find(params.collection);
    const [{ name, documents, bytes }, indexes] = await Promise.all([
      measure(found.model),
      describeIndexes(found.model),
    ]);
    return { name, documents, bytes, fields: describeFields(found), indexes };
  };

  return { overview, collection, rows: readRows(find) };
}

async function measure(model: Model<object>): Promise<BrowsedCollection> {
  const { collectionName: name } = model.collection;
  const [documents, stats] = await Promise.all([
    model.estimatedDocumentCount(),
    model.db.db?.command({ collStats: name }).catch(() => null),
  ]);
  return {
    name,
    documents,
    bytes: numberOrNull(stats?.['size']),
    indexes: numberOrNull(stats?.['nindexes']) ?? model.schema.indexes().length + 1,
  };
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
