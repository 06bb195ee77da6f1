import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, tracingChannel } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * One operation of a model, with the request that caused it.
 * @typedef {{ request: string, operation: string, collection: string, filter: unknown, from:
 *   string[] }} Operation
 */

const channels = ['query', 'aggregate', 'model:save', 'model:insertMany', 'model:bulkWrite'];

/** Where the running operation was created. @type {AsyncLocalStorage<string[]>} */
const places = new AsyncLocalStorage();

/**
 * Records the database operations of requests from now on; the process's own work is omitted.
 * Returns a function that returns the operations since its last call.
 * @param {string | null} root the checkout of the server in this process, to record the callers of
 *   each operation as well: finding them takes longer than most operations
 */
export function watchOperations(root) {
  /** @type {AsyncLocalStorage<string>} */
  const requests = new AsyncLocalStorage();
  /** @type {Operation[]} */
  let noted = [];
  if (root !== null) notePlaces(createRequire(path.join(root, 'bff/package.json'))('mongoose'));
  subscribe('http.server.request.start', (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
    requests.enterWith(`${request.method} ${request.url?.split('?')[0]}`);
  });
  const start = (/** @type {object} */ message) => {
    const request = requests.getStore();
    if (request === undefined) return;
    const { operation, collection, args } =
      /** @type {{ operation: string, collection?: string, args?: Record<string, unknown> }} */ (
        message
      );
    const filter = shapeOf(args?.pipeline ?? args?.filter);
    noted.push({
      request,
      operation,
      collection: collection ?? '-',
      filter,
      from: places.getStore() ?? callers(),
    });
  };
  const ignored = () => undefined;
  for (const name of channels)
    tracingChannel(`mongoose:${name}`).subscribe({
      start,
      end: ignored,
      asyncStart: ignored,
      asyncEnd: ignored,
      error: ignored,
    });
  return () => {
    const taken = noted;
    noted = [];
    return taken;
  };
}

/**
 * A query runs when it is awaited, where its creator is no longer known.
 * @param {{ Query: { prototype: object }, Aggregate: { prototype: object }, Model: object }}
 *   mongoose
 */
function notePlaces({ Query, Aggregate, Model }) {
  Error.stackTraceLimit = 100;
  /** @type {WeakMap<object, string[]>} */
  const made = new WeakMap();
  const model = /** @type {Record<string, (...args: unknown[]) => object>} */ (Model);
  for (const name of ['find', 'findOne', 'findById', 'distinct', 'countDocuments', 'aggregate']) {
    const own = model[name];
    model[name] = function (...args) {
      const query = /** @type {NonNullable<typeof own>} */ (own).apply(this, args);
      made.set(query, callers());
      return query;
    };
  }
  for (const { prototype } of [Query, Aggregate]) {
    const queries = /** @type {Record<string, (...args: unknown[]) => unknown>} */ (prototype);
    const { exec } = queries;
    queries['exec'] = function (...args) {
      return places.run(made.get(this) ?? callers(), () => exec?.apply(this, args));
    };
  }
}

/** Returns the server functions that await an operation, nearest first. */
function callers() {
  const lines = new Error('where').stack?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [, name, file] =
      /at (?:async )?(?:(.+) \()?.*\/bff\/(?:dist|src)\/([^:]+)/.exec(line) ?? [];
    return file && !file.startsWith('http/') ? [`${file} ${name ?? ''}`.trim()] : [];
  });
}

/**
 * Returns a filter without its values: they become `?`. @param {unknown} value @returns {unknown}
 */
function shapeOf(value) {
  if (Array.isArray(value)) {
    const shapes = [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))];
    return shapes.map((shape) => JSON.parse(shape));
  }
  if (typeof value !== 'object' || value === null) return '?';
  if (Object.getPrototypeOf(value) !== Object.prototype) return '?';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
