import { limits, type SearchHit, type SearchKind, type searchEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { personBehind } from '../../auth/current-session.ts';
import type { Service } from '../../http/mount.ts';
import type { RecordKey } from '../../search/search-document.ts';
import type { Lookup, SearchSource } from '../../search/search-source.ts';
import type { KindScope } from './search-engine.ts';
import type { SearchIndex } from './search-index.ts';
import { continuesSearch } from './continued-search.ts';
import { visibleHits } from './visible-hits.ts';

/** If hidden hits are left out, more are requested, up to this many. */
const looks = [60, 480, 3840];

interface Parts {
  index: SearchIndex;
  sources: readonly SearchSource[];
}

/**
 * The palette's search: exact matches first, then the index's results, then other possible matches.
 */
export const findRecords =
  ({ index, sources }: Parts): Service<typeof searchEndpoints.find> =>
  async (ctx, { query: { q, kinds, limit } }) => {
    const { actor } = ctx;
    const person = personBehind(ctx.session)._id.toHexString();
    const { perUser, window } = limits.search;
    if (!continuesSearch(person, q)) await ctx.limit('search', person, perUser, window);

    const asked = askedFor(sources, actor, kinds);
    const [meant, scopes] = await Promise.all([
      Promise.all(asked.map((source) => lookUp(source, actor, q))),
      Promise.all(asked.map((source) => scopeOf(source, actor))),
    ]);
    const hits = new Map<string, SearchHit>();
    const seen = new Set<string>();
    const take = async (keys: readonly RecordKey[]) => {
      const fresh = keys.filter((key) => !seen.has(nameOf(key)));
      for (const key of fresh) seen.add(nameOf(key));
      for (const hit of await visibleHits(asked, actor, fresh, q)) hits.set(nameOf(hit), hit);
    };
    await take(meant.flatMap(({ named }) => named));
    for (const look of looks) {
      if (hits.size >= limit) break;
      const found = await index.find({ text: q, scopes, take: look });
      await take(found);
      if (found.length < look) break;
    }
    if (hits.size < limit) await take(meant.flatMap(({ further }) => further));
    return { hits: scored([...hits.values()].slice(0, limit)), index: index.state() };
  };

/** Returns those of the requested kinds that the reader may list. */
const askedFor = (
  sources: readonly SearchSource[],
  actor: Actor,
  kinds: readonly SearchKind[] | undefined,
): SearchSource[] =>
  sources.filter(
    ({ kind, permission }) => actor.can(permission) && (!kinds || kinds.includes(kind)),
  );

async function scopeOf(source: SearchSource, actor: Actor): Promise<KindScope> {
  const within = (await source.within?.(actor)) ?? null;
  return {
    kind: source.kind,
    restricted: source.seesRestricted?.(actor) ?? true,
    member: source.assignedOnly?.(actor) ? actor.userId.toHexString() : null,
    within: within && within.map((id) => id.toHexString()),
  };
}

async function lookUp(
  source: SearchSource,
  actor: Actor,
  text: string,
): Promise<Record<keyof Lookup, RecordKey[]>> {
  const { named = [], further = [] } = (await source.lookup?.(actor, text)) ?? {};
  const keys = (ids: readonly Types.ObjectId[]) =>
    ids.map((id) => ({ kind: source.kind, id: id.toHexString() }));
  return { named: keys(named), further: keys(further) };
}

const nameOf = ({ kind, id }: RecordKey): string => `${kind}:${id}`;

/** Scores fall from 1 in even steps: only the order has a meaning. */
const scored = (hits: readonly SearchHit[]): SearchHit[] =>
  hits.map((hit, i) => ({ ...hit, score: Number((1 - i / hits.length).toFixed(3)) }));
