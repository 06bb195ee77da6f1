import type { AnyEndpoint, EntityName, EntityTag, PlatformEvents } from '@muster/contracts';
import type { CallParts } from './request-url.ts';

/** A cache tag as RTK Query knows it; `LIST` stands for the lists of an entity. */
export interface CacheTag {
  type: EntityName;
  id: string;
}

const list = 'LIST';

/** A stale entity, in the format of the bus. */
export type Change = PlatformEvents['entity.changed'];

/** Returns the cache tags of a read's answer. */
export function tagsProvided(endpoint: AnyEndpoint, call: CallParts): CacheTag[] {
  return (endpoint.provides ?? []).map((tag) => ({
    type: tag.entity,
    id: idOf(tag, call) ?? list,
  }));
}

/** Returns what a write makes stale. */
export function changesOf(endpoint: AnyEndpoint, call: CallParts): Change[] {
  return (endpoint.changes ?? []).map((tag) => {
    const id = idOf(tag, call);
    return id === undefined ? { entity: tag.entity } : { entity: tag.entity, id };
  });
}

/**
 * Returns the tags that a change invalidates: without an id all of the entity, with one the record
 * and every list that may show it as a row.
 */
export function tagsOfChange({ entity, id }: Change): (CacheTag | { type: EntityName })[] {
  return id === undefined
    ? [{ type: entity }]
    : [
        { type: entity, id },
        { type: entity, id: list },
      ];
}

/** Returns every entity that the endpoints name, which RTK Query needs beforehand. */
export function entitiesOf(endpoints: readonly AnyEndpoint[]): EntityName[] {
  const names = endpoints.flatMap((endpoint) =>
    [...(endpoint.provides ?? []), ...(endpoint.changes ?? [])].map((tag) => tag.entity),
  );
  return [...new Set(names)];
}

function idOf(tag: EntityTag, { params }: CallParts): string | undefined {
  const value = tag.id === undefined ? undefined : params?.[tag.id];
  return value === undefined ? undefined : String(value);
}
