import type { auditEndpoints, QueryOf } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { ReaderContext } from '../../lists/list-source.ts';
import { scopeFor } from './audit.policy.ts';
import { findRecords } from './find-records.ts';
import { periodOf } from './period.ts';

type Filter = QueryFilter<AuditEvent>;
export type AuditQuery = Omit<QueryOf<typeof auditEndpoints.list>, 'limit' | 'cursor' | 'sort'>;

interface AuditFilters {
  /** Filter for the request. */
  readonly filter: Filter;
  /** Filter for the reader's events in the period, ignoring the other filters. */
  readonly period: Filter;
}

/** Builds the filter for the requested events within the reader's reach. */
export async function auditFilter(
  { actor, session }: ReaderContext,
  query: AuditQuery,
): Promise<AuditFilters> {
  const { from, before } = periodOf(query, session.user.timeZone ?? 'UTC');
  const period: Filter = {
    $and: [{ at: { $gte: from, $lt: before } }, await scopeFor(actor)],
  };
  const found = query.q ? await findRecords(actor, query.q) : null;
  return {
    period,
    filter: {
      $and: [period, ...conditions(query), found ? { entityId: { $in: found } } : {}],
    },
  };
}

function conditions(query: AuditQuery): Filter[] {
  const actor = query['filter[actor]'];
  const group = query['filter[group]'];
  const entity = query['filter[entity]'];
  const entityId = query['filter[entityId]'];
  const person = actor && new Types.ObjectId(actor);
  return [
    person ? { $or: [{ actorUserId: person }, { realActorUserId: person }] } : {},
    group ? { action: new RegExp(`^${group}\\.`) } : {},
    entity ? { entity } : {},
    entityId ? { entityId } : {},
    query['filter[impersonated]'] ? { realActorUserId: { $ne: null } } : {},
  ];
}
