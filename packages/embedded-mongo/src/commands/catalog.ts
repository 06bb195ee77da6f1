import { equalValues } from '../bson/key.ts';
import { isDoc, isNumeric, asNumber, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import {
  checkNewIndex,
  parseIndexSpec,
  sameIndex,
  sameKeys,
  type IndexSpec,
} from '../index/index-spec.ts';
import { compileFilter } from '../query/match.ts';
import type { Collection } from '../storage/collection.ts';
import {
  checkFields,
  collectionName,
  docField,
  docList,
  existing,
  refuseInTransaction,
  retrying,
  type Call,
  type Command,
} from './context.ts';
import { batchSizeOf } from './cursors.ts';

/** Runs a catalog change: not in a transaction, and durable before the reply. */
function changing(work: (call: Call) => Doc): Command {
  return (call) => {
    refuseInTransaction(call);
    return retrying(call, async () => {
      const reply = work(call);
      await call.server.store.durable();
      return reply;
    });
  };
}

const CREATE_FIELDS = [
  'capped',
  'size',
  'max',
  'autoIndexId',
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'timeseries',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'expireAfterSeconds',
  'encryptedFields',
  'storageEngine',
  'indexOptionDefaults',
  'flags',
  'idIndex',
];

function checkCreation(call: Call): string {
  checkFields(call.body, CREATE_FIELDS);
  for (const option of [
    'capped',
    'validator',
    'viewOn',
    'timeseries',
    'clusteredIndex',
    'changeStreamPreAndPostImages',
    'encryptedFields',
    'expireAfterSeconds',
  ]) {
    const value = call.body[option];
    if (isDoc(value) ? Object.keys(value).length > 0 : isTruthy(value))
      throw notSupported(`a collection with ${option}`);
  }
  const name = collectionName(call);
  const found = existing(call);
  if (found) throw new ServerError(48, `Collection ${found.namespace} already exists.`);
  return name;
}

const createNow = changing((call) => {
  call.server.store.create(call.database, checkCreation(call), {});
  return { ok: 1 };
});

const create: Command = (call) => {
  const { transaction, server, database } = call;
  if (!transaction) return createNow(call);
  transaction.created.add(server.store.ensure(database, checkCreation(call), transaction));
  return { ok: 1 };
};

function dropWithCursors({ server }: Call, collection: Collection): void {
  server.store.drop(collection);
  server.cursors.killAll(collection.namespace, 'collection dropped between getMore calls');
}

const drop = changing((call) => {
  const collection = existing(call);
  if (!collection) throw new ServerError(26, 'ns not found');
  const nIndexesWas = collection.indexes.size;
  dropWithCursors(call, collection);
  return { nIndexesWas, ns: collection.namespace, ok: 1 };
});

const dropDatabase = changing((call) => {
  const { store } = call.server;
  const own = [...store.collections()].filter(
    (collection) => collection.database === call.database,
  );
  for (const collection of own) dropWithCursors(call, collection);
  return { ...(own.length > 0 ? { dropped: call.database } : {}), ok: 1 };
});

function splitNamespace(value: Value): [string, string] {
  if (typeof value !== 'string' || !value.includes('.'))
    throw new ServerError(73, `Invalid namespace specified '${String(value)}'`);
  const at = value.indexOf('.');
  return [value.slice(0, at), value.slice(at + 1)];
}

const renameCollection = changing((call) => {
  checkFields(call.body, ['to', 'dropTarget', 'stayTemp']);
  const { store } = call.server;
  const [fromDatabase, fromName] = splitNamespace(call.body['renameCollection']);
  const [database, name] = splitNamespace(call.body['to']);
  const source = store.find(fromDatabase, fromName);
  if (!source)
    throw new ServerError(26, `Source collection ${fromDatabase}.${fromName} does not exist`);
  const target = store.find(database, name);
  if (target === source) throw new ServerError(20, `Can't rename a collection to itself`);
  if (target && !isTruthy(call.body['dropTarget']))
    throw new ServerError(48, 'target namespace exists');
  if (target) dropWithCursors(call, target);
  call.server.cursors.killAll(source.namespace, 'collection renamed between getMore calls');
  store.rename(source, database, name);
  return { ok: 1 };
});

/** Checks whether an index must be built; throws if another one conflicts with it. */
function isNew(collection: Collection, spec: IndexSpec): boolean {
  if (sameKeys(spec.key, { _id: 1 })) return false;
  for (const { spec: own } of collection.indexes.values()) {
    if (own.name === spec.name) {
      if (sameIndex(own, spec)) return false;
      if (!sameKeys(own.key, spec.key)) {
        throw new ServerError(
          86,
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec.source)}, existing index: ${JSON.stringify(own.source)}`,
        );
      }
      throw new ServerError(
        own.expireAfterSeconds === spec.expireAfterSeconds ? 86 : 85,
        `An equivalent index already exists with the same name but different options. Requested index: ${JSON.stringify(spec.source)}, existing index: ${JSON.stringify(own.source)}`,
      );
    }
    const samePartial = equalValues(own.partial?.source ?? null, spec.partial?.source ?? null);
    const sameTexts = own.collation?.id === spec.collation?.id;
    if (sameKeys(own.key, spec.key) && samePartial && sameTexts) {
      throw new ServerError(
        85,
        sameIndex(own, spec)
          ? `Index already exists with a different name: ${own.name}`
          : `An equivalent index already exists with a different name and options. Requested index: ${JSON.stringify(spec.source)}, existing index: ${JSON.stringify(own.source)}`,
      );
    }
  }
  return true;
}

const createIndexes = changing((call) => {
  checkFields(call.body, ['indexes', 'commitQuorum']);
  const specs = docList(call.body, 'indexes').map(parseIndexSpec);
  if (specs.length === 0) throw new ServerError(2, 'Must specify at least one index to create');
  const created = !existing(call);
  for (const spec of specs) checkNewIndex(spec);
  const collection =
    existing(call) ?? call.server.store.create(call.database, collectionName(call), {});
  const numIndexesBefore = collection.indexes.size;
  for (const spec of specs)
    if (isNew(collection, spec)) call.server.store.createIndex(collection, spec);
  return {
    numIndexesBefore,
    numIndexesAfter: collection.indexes.size,
    createdCollectionAutomatically: created,
    ...(collection.indexes.size === numIndexesBefore ? { note: 'all indexes already exist' } : {}),
    ok: 1,
  };
});

const dropIndexes = changing((call) => {
  checkFields(call.body, ['index']);
  const collection = existing(call);
  if (!collection)
    throw new ServerError(26, `ns not found ${call.database}.${collectionName(call)}`);
  const nIndexesWas = collection.indexes.size;
  const wanted = call.body['index'];
  const names =
    wanted === '*'
      ? [...collection.indexes.keys()].filter((name) => name !== '_id_')
      : (Array.isArray(wanted) ? (wanted as Value[]) : [wanted]).map((item) =>
          indexName(collection, item),
        );
  if (names.includes('_id_')) throw new ServerError(72, 'cannot drop _id index');
  for (const name of names)
    if (!collection.indexes.has(name))
      throw new ServerError(27, `index not found with name [${name}]`);
  for (const name of names) call.server.store.dropIndex(collection, name);
  return { nIndexesWas, ok: 1 };
});

function indexName(collection: Collection, wanted: Value): string {
  if (typeof wanted === 'string') return wanted;
  for (const { spec } of collection.indexes.values())
    if (isDoc(wanted) && sameKeys(spec.key, wanted)) return spec.name;
  throw new ServerError(27, `can't find index with key: ${JSON.stringify(wanted)}`);
}

const listIndexes: Command = (call) => {
  const collection = existing(call);
  if (!collection)
    throw new ServerError(26, `ns does not exist: ${call.database}.${collectionName(call)}`);
  const docs = [...collection.indexes.values()].map((index) => index.spec.source);
  const batchSize = batchSizeOf(docField(call.body, 'cursor')['batchSize']);
  return {
    cursor: call.server.cursors.first(
      { namespace: `${collection.database}.$cmd.listIndexes.${collection.name}`, docs },
      batchSize,
    ),
    ok: 1,
  };
};

const listCollections: Command = (call) => {
  checkFields(call.body, ['filter', 'nameOnly', 'authorizedCollections', 'cursor']);
  const filter = compileFilter(docField(call.body, 'filter'));
  const docs = [...call.server.store.collections()]
    .filter((collection) => collection.database === call.database)
    .map((collection): Doc => ({
      name: collection.name,
      type: 'collection',
      options: collection.options,
      info: { readOnly: false },
      idIndex: collection.idIndex.spec.source,
    }))
    .filter((doc) => filter.test(doc))
    .map((doc): Doc =>
      isTruthy(call.body['nameOnly']) ? { name: doc['name'], type: doc['type'] } : doc,
    );
  const batchSize = batchSizeOf(docField(call.body, 'cursor')['batchSize']);
  return {
    cursor: call.server.cursors.first(
      { namespace: `${call.database}.$cmd.listCollections`, docs },
      batchSize,
    ),
    ok: 1,
  };
};

const listDatabases: Command = ({ body, server }) => {
  const filter = compileFilter(docField(body, 'filter'));
  const names = [
    ...new Set([...server.store.collections()].map((collection) => collection.database)),
  ].sort();
  const databases = names
    .map((name): Doc => ({ name, sizeOnDisk: 4096n, empty: false }))
    .filter((doc) => filter.test(doc))
    .map((doc): Doc => (isTruthy(body['nameOnly']) ? { name: doc['name'] } : doc));
  return { databases, totalSize: BigInt(databases.length * 4096), totalSizeMb: 0n, ok: 1 };
};

const collMod = changing((call) => {
  checkFields(call.body, ['index', 'validator', 'validationLevel', 'validationAction']);
  const collection = existing(call);
  if (!collection)
    throw new ServerError(26, `ns does not exist: ${call.database}.${collectionName(call)}`);
  if (isDoc(call.body['validator']) && Object.keys(call.body['validator']).length > 0)
    throw notSupported('a validator');
  const change = call.body['index'];
  if (!isDoc(change)) return { ok: 1 };
  const name =
    change['name'] === undefined
      ? indexName(collection, change['keyPattern'])
      : String(change['name']);
  const seconds = change['expireAfterSeconds'];
  if (!isNumeric(seconds)) throw notSupported('collMod of anything but expireAfterSeconds');
  const old = collection.indexes.get(name)?.spec.expireAfterSeconds;
  call.server.store.changeTtl(collection, name, asNumber(seconds));
  return {
    ...(old === undefined ? {} : { expireAfterSeconds_old: BigInt(old) }),
    expireAfterSeconds_new: BigInt(Math.trunc(asNumber(seconds))),
    ok: 1,
  };
});

/** Commands about databases, collections and indexes. */
export const catalogCommands: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  createIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  listIndexes,
  listCollections,
  listDatabases,
  collMod,
};
