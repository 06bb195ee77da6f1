import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Record<string, unknown> & { id: string };
interface Index {
  createdAt: string;
  documents: Map<string, Document>;
  settings: { searchableAttributes?: string[]; filterableAttributes?: string[] };
}
interface Task {
  status: 'succeeded' | 'failed';
  error?: { message: string; code: string };
}
interface Search {
  indexUid: string;
  q: string;
  filter?: string;
  limit?: number;
  attributesToSearchOn?: string[];
  showRankingScore?: boolean;
}

/**
 * A server for the used part of Meilisearch's protocol, equally strict: tasks run after they were
 * answered, filters need their setting, indexes have to exist.
 */
export interface HostedServer {
  readonly url: string;
  readonly key: string;
  readonly indexes: ReadonlyMap<string, Index>;
  /** The received requests, such as `POST /multi-search`, in order. */
  readonly asked: readonly string[];
  /** Changes its behaviour: no answers; `fail` answers everything with an error; null: normal. */
  behave(how: 'hang' | 'fail' | 'nonsense' | null): void;
  close(): Promise<void>;
}

export async function hostedServer(): Promise<HostedServer> {
  const key = 'a-key-of-the-search-service';
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  const asked: string[] = [];
  let how: Parameters<HostedServer['behave']>[0] = null;

  const fails = (code: string): Task => ({ status: 'failed', error: { code, message: code } });
  const done: Task = { status: 'succeeded' };
  const enqueue = (work: () => Task) => {
    const taskUid = tasks.push(work()) - 1;
    return { status: 202, body: { taskUid, status: 'enqueued' } };
  };
  const on = (uid: string, work: (index: Index) => void) => () => {
    const index = indexes.get(uid);
    if (!index) return fails('index_not_found');
    work(index);
    return done;
  };

  function answer(method: string, path: string, body: unknown): { status: number; body: unknown } {
    const [, first = '', uid = '', what = '', more = ''] = path.split('/');
    const route = `${method} /${first}${uid && '/:'}${what && `/${what}`}${more && `/${more}`}`;
    switch (route) {
      case 'POST /indexes':
        return enqueue(() => {
          const wanted = (body as { uid: string }).uid;
          if (indexes.has(wanted)) return fails('index_already_exists');
          const createdAt = new Date().toISOString();
          indexes.set(wanted, { createdAt, documents: new Map(), settings: {} });
          return done;
        });
      case 'GET /indexes':
        return {
          status: 200,
          body: {
            results: [...indexes].map(([name, { createdAt }]) => ({ uid: name, createdAt })),
          },
        };
      case 'PATCH /indexes/:/settings':
        return enqueue(on(uid, (index) => Object.assign(index.settings, body)));
      case 'POST /indexes/:/documents':
        return enqueue(
          on(uid, ({ documents }) => {
            for (const one of body as Document[]) documents.set(one.id, one);
          }),
        );
      case 'PUT /indexes/:/documents':
        return enqueue(
          on(uid, ({ documents }) => {
            for (const one of body as Document[])
              documents.set(one.id, { ...documents.get(one.id), ...one });
          }),
        );
      case 'POST /indexes/:/documents/delete-batch':
        return enqueue(
          on(uid, ({ documents }) => {
            for (const id of body as string[]) documents.delete(id);
          }),
        );
      case 'DELETE /indexes/:':
        return enqueue(() => (indexes.delete(uid) ? done : fails('index_not_found')));
      case 'POST /swap-indexes':
        return enqueue(() => {
          for (const {
            indexes: [a = '', b = ''],
          } of body as { indexes: string[] }[]) {
            const [first, second] = [indexes.get(a), indexes.get(b)];
            if (!first || !second) return fails('index_not_found');
            indexes.set(a, second).set(b, first);
          }
          return done;
        });
      case 'GET /tasks/:':
        return { status: 200, body: { uid: Number(uid), ...tasks[Number(uid)] } };
      case 'GET /stats':
        return {
          status: 200,
          body: {
            databaseSize: 4096,
            indexes: Object.fromEntries(
              [...indexes].map(([name, { documents }]) => [
                name,
                { numberOfDocuments: documents.size, isIndexing: false },
              ]),
            ),
          },
        };
      case 'POST /multi-search': {
        const { queries } = body as { queries: Search[] };
        const refused = queries.find(({ indexUid }) => !indexes.has(indexUid));
        if (refused)
          return {
            status: 404,
            body: { message: `Index \`${refused.indexUid}\` not found.`, code: 'index_not_found' },
          };
        return { status: 200, body: { results: queries.map((query) => search(query)) } };
      }
      default:
        return { status: 404, body: { message: 'No such route', code: 'not_found' } };
    }
  }

  function search({ indexUid, q, filter, limit = 20, ...search }: Search) {
    const { documents = new Map<string, Document>(), settings = {} } = indexes.get(indexUid) ?? {};
    const fields = search.attributesToSearchOn ?? settings.searchableAttributes ?? [];
    const allowed = filter ? filterOf(filter, settings.filterableAttributes ?? []) : () => true;
    const fits = wordTest(q);
    const found = [...documents.values()].filter(
      (one) => allowed(one) && fits(fields.map((field) => String(one[field] ?? ''))),
    );
    return {
      indexUid,
      query: q,
      limit,
      offset: 0,
      processingTimeMs: 0,
      hits: found
        .slice(0, limit)
        .map(({ id }) => ({ id, ...(search.showRankingScore && { _rankingScore: 0.9 }) })),
    };
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(`${request.method} ${path}`);
    const reply = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    if (how === 'hang') return;
    if (how === 'fail') return reply(500, '{"message":"The disk is full","code":"internal"}');
    if (how === 'nonsense') return reply(200, '<html>Welcome</html>');
    if (request.headers.authorization !== `Bearer ${key}`)
      return reply(403, '{"message":"The key is invalid","code":"invalid_api_key"}');
    const { status, body } = answer(
      request.method ?? '',
      path,
      text === '' ? null : JSON.parse(text),
    );
    reply(status, JSON.stringify(body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    indexes,
    asked,
    behave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Quoted words must be adjacent and exact; of the others the last may be a prefix, with one wrong
 * letter.
 */
function wordTest(q: string): (texts: readonly string[]) => boolean {
  const phrases = [...q.matchAll(/"([^"]*)"/g)].map(([, phrase = '']) => phrase.trim());
  const loose = q
    .replace(/"[^"]*"/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return (texts) => {
    const all = texts.flatMap((text) => text.split('. '));
    const hasPhrase = (phrase: string) => all.some((text) => ` ${text} `.includes(` ${phrase} `));
    const hasWord = (word: string, at: number) =>
      all.some((text) =>
        text
          .split(' ')
          .some(
            (one) =>
              (at === loose.length - 1 && one.startsWith(word)) ||
              one === word ||
              (word.length >= 5 && isNear(one, word)),
          ),
      );
    return phrases.every(hasPhrase) && loose.every(hasWord);
  };
}

/** Checks for one missing, added or changed letter, or two swapped neighbours. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** Parses `members = "id"` and `id IN ["a", "b"]`, joined by AND. */
function filterOf(filter: string, known: readonly string[]): (one: Document) => boolean {
  const parts = filter.split(' AND ').map((part) => {
    const [, field = '', sign = '', value = ''] = /^(\w+) (=|IN) (.+)$/s.exec(part) ?? [];
    if (!known.includes(field)) throw new Error(`Attribute ${field} is not filterable`);
    const wanted = sign === 'IN' ? (JSON.parse(value) as string[]) : [JSON.parse(value) as string];
    return (one: Document) => [one[field]].flat().some((held) => wanted.includes(String(held)));
  });
  return (one) => parts.every((part) => part(one));
}
