import { randomUUID } from 'node:crypto';
import { dayMs, searchKinds, type SearchKind } from '@muster/contracts';
import { z } from 'zod';
import { foldedWords } from '../../../db/fold-text.ts';
import type { RecordKey, RecordPlace, SearchDocument } from '../../../search/search-document.ts';
import type { EngineQuery, KindScope, SearchEngine } from '../search-engine.ts';
import { openWorkerEngine } from '../worker-engine.ts';
import { HostedClient, type HostedTimes } from './hosted-client.ts';
import { factsAlone, hostedDocument, hostedSettings } from './hosted-documents.ts';
import { withTextsFound, type HostedSearch } from './hosted-texts.ts';

interface HostedParts {
  url: string;
  key: string | null;
  times?: Partial<HostedTimes>;
  /** Prefix of its index names; different for each installation that shares a service. */
  prefix?: string;
  /** Opens the engine for the facts by which candidates are filtered, counted and sorted. */
  openFacts?: () => SearchEngine;
}

const hits = z.object({
  results: z.array(
    z.object({ hits: z.array(z.object({ id: z.string(), _rankingScore: z.number().optional() })) }),
  ),
});
const indexList = z.object({
  results: z.array(z.object({ uid: z.string(), createdAt: z.string() })),
});
const stats = z.object({
  databaseSize: z.number(),
  indexes: z.record(z.string(), z.object({ numberOfDocuments: z.number().int() })),
});

/**
 * A hosted search engine with the protocol of Meilisearch: it holds the words of all records and
 * searches texts. The other parts of a candidate query are evaluated here, with their facts alone,
 * so that both engines agree in everything except the order of the best matches.
 */
export function openHostedEngine({
  url,
  key,
  times,
  prefix = 'muster',
  openFacts = openWorkerEngine,
}: HostedParts): SearchEngine {
  const client = new HostedClient(url, key, times);
  const facts = openFacts();
  const ready = new Map<SearchKind, Promise<void>>();
  /** Indexes being filled to replace those in use, by kind. */
  const next = new Map<SearchKind, string>();
  const inUse = (kind: SearchKind): string => `${prefix}-${kind}`;

  async function makeIndex(uid: string, kind: SearchKind): Promise<void> {
    const index = { uid, primaryKey: 'id' };
    await client.carryOut('POST', '/indexes', index, 'index_already_exists');
    await client.carryOut('PATCH', `/indexes/${uid}/settings`, hostedSettings(kind));
  }

  /** Runs once for each kind; again after a failure. */
  function prepare(kind: SearchKind): Promise<void> {
    const known = ready.get(kind);
    if (known) return known;
    const making = makeIndex(inUse(kind), kind);
    ready.set(kind, making);
    making.catch(() => ready.delete(kind));
    return making;
  }

  /** Changes during a refill go into both indexes. */
  const indexesOf = (kind: SearchKind): string[] => {
    const filled = next.get(kind);
    return filled ? [inUse(kind), filled] : [inUse(kind)];
  };

  async function eachKind<T extends { kind: SearchKind }>(
    all: readonly T[],
    act: (uid: string, some: readonly T[]) => Promise<void>,
  ): Promise<void> {
    for (const kind of new Set(all.map((one) => one.kind))) {
      await prepare(kind);
      const some = all.filter((one) => one.kind === kind);
      for (const uid of indexesOf(kind)) await act(uid, some);
    }
  }

  /**
   * An aborted refill leaves an index behind; those older than a day are not being filled any more.
   */
  async function clearLeftOver(kind: SearchKind): Promise<void> {
    const own = next.get(kind);
    next.delete(kind);
    const { results } = await client.ask('GET', '/indexes?limit=1000', indexList);
    for (const { uid, createdAt } of results)
      if (
        uid.startsWith(`${inUse(kind)}-`) &&
        (uid === own || Date.now() - Date.parse(createdAt) > dayMs)
      )
        await client.carryOut('DELETE', `/indexes/${uid}`, undefined, 'index_not_found');
  }

  /** @returns the hits of each search, in the order of the searches */
  const askAll = async (queries: readonly object[]) =>
    (await client.ask('POST', '/multi-search', hits, { queries })).results;

  return {
    engine: 'hosted',
    put: async (documents: readonly SearchDocument[]) => {
      await eachKind(documents, (uid, some) =>
        client.carryOut('POST', `/indexes/${uid}/documents`, some.map(hostedDocument)),
      );
      await facts.put(documents.map(factsAlone));
    },
    move: async (places: readonly RecordPlace[]) => {
      // Fields that are not named stay unchanged there.
      await eachKind(places, (uid, some) =>
        client.carryOut(
          'PUT',
          `/indexes/${uid}/documents`,
          some.map(({ id, members }) => ({ id, members })),
        ),
      );
      await facts.move(places);
    },
    remove: async (keys: readonly RecordKey[]) => {
      await eachKind(keys, (uid, some) =>
        client.carryOut(
          'POST',
          `/indexes/${uid}/documents/delete-batch`,
          some.map(({ id }) => id),
        ),
      );
      await facts.remove(keys);
    },
    beginReplacing: async (kind) => {
      await prepare(kind);
      await clearLeftOver(kind);
      const uid = `${inUse(kind)}-${randomUUID()}`;
      await makeIndex(uid, kind);
      next.set(kind, uid);
      await facts.beginReplacing(kind);
    },
    endReplacing: async (kind) => {
      const uid = next.get(kind);
      if (uid === undefined) return;
      await client.carryOut('POST', '/swap-indexes', [{ indexes: [inUse(kind), uid] }]);
      next.delete(kind);
      await facts.endReplacing(kind);
      await client.carryOut('DELETE', `/indexes/${uid}`);
    },
    find: async ({ text, scopes, take }: EngineQuery) => {
      for (const { kind } of scopes) await prepare(kind);
      const q = foldedWords(text).join(' ');
      if (q === '' || scopes.length === 0) return [];
      const found = await askAll(
        scopes.map((scope) => searchIn(inUse(scope.kind), scope, q, take)),
      );
      return found
        .flatMap((answer, at) =>
          answer.hits.map(({ id, _rankingScore = 0 }) => ({
            kind: scopes[at]?.kind ?? 'candidate',
            id,
            score: _rankingScore,
          })),
        )
        .toSorted((a, b) => b.score - a.score)
        .slice(0, take)
        .map(({ kind, id }) => ({ kind, id }));
    },
    findPeople: async (query) => {
      await prepare('candidate');
      const indexUid = inUse('candidate');
      const ask = async (searches: readonly HostedSearch[]) =>
        (await askAll(searches.map((search) => ({ ...search, indexUid })))).map((answer) =>
          answer.hits.map(({ id }) => id),
        );
      return facts.findPeople(await withTextsFound(query, ask));
    },
    state: async () => {
      const { databaseSize, indexes } = await client.ask('GET', '/stats', stats);
      const documents = Object.fromEntries(
        searchKinds.map((kind) => [kind, indexes[inUse(kind)]?.numberOfDocuments ?? 0]),
      );
      return { documents, bytes: databaseSize };
    },
    ended: () => facts.ended(),
    close: async () => {
      client.close();
      await facts.close();
    },
  };
}

/** Returns the palette's search in one kind of record. */
function searchIn(indexUid: string, scope: KindScope, q: string, take: number): object {
  const { restricted, member, within } = scope;
  const filter = [
    ...(member === null ? [] : [`members = ${JSON.stringify(member)}`]),
    ...(within === null ? [] : [`id IN [${within.map((id) => JSON.stringify(id)).join(', ')}]`]),
  ];
  return {
    indexUid,
    q,
    limit: take,
    matchingStrategy: 'all',
    showRankingScore: true,
    attributesToRetrieve: ['id'],
    attributesToSearchOn: ['title', 'words', ...(restricted ? ['restricted'] : [])],
    ...(filter.length > 0 && { filter: filter.join(' AND ') }),
  };
}
