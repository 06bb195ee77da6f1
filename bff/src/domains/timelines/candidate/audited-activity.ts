import type { ActivityGroup } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../../audit/audit-event.model.ts';
import { behind } from '../../../lists/timeline.ts';
import type { ReadablePart } from '../../notes/api/note-activity.ts';
import { rateChange } from './rate-change.ts';
import { kindOf, toldActions } from '../../../activity/activity-kinds.ts';
import type { ActivityEntry, ReadEntries } from '../../../activity/activity-source.ts';
import type { ReadRights } from '../../candidates/api/read-rights.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';

const fields = {
  at: 1,
  actorUserId: 1,
  realActorUserId: 1,
  action: 1,
  entity: 1,
  entityId: 1,
  'changes.path': 1,
  'changes.secret': 1,
} as const;

/** An event without the values that were changed: which fields they are of is told, no more. */
type ReadEvent = Pick<AuditEvent, '_id' | Extract<keyof typeof fields, keyof AuditEvent>> & {
  changes: Pick<AuditEvent['changes'][number], 'path' | 'secret'>[];
};

/** What was done to the record itself. */
export function recordActivity({ _id, rates }: Candidate, rights: ReadRights): ReadEntries {
  const filter = {
    entity: 'candidate',
    entityId: _id.toHexString(),
    action: { $in: toldActions(rights) },
  };
  return async (place, limit) =>
    (await readEvents({ $and: [filter, behind(place, 'at')] }, limit)).map((event) => ({
      ...entryOf(event, 'record'),
      fields: kindOf(event.action) === 'changed' ? fieldsOf(event, rights) : [],
      ...(kindOf(event.action) === 'rate_changed' && rateChange(rates, event.at)),
    }));
}

/** What was done to parts of the record that have ids of their own, those that the reader may open. */
export function partActivity(
  group: ActivityGroup,
  entity: string,
  parts: ReadonlyMap<string, ReadablePart>,
): ReadEntries {
  const filter = {
    entity,
    entityId: { $in: [...parts.keys()] },
    action: { $in: toldActions({ rates: false }) },
  };
  return async (place, limit) => {
    if (parts.size === 0) return [];
    const events = await readEvents({ $and: [filter, behind(place, 'at')] }, limit);
    return events.map((event) => ({
      ...entryOf(event, group),
      excerpt: parts.get(event.entityId)?.text ?? null,
      targetId: new Types.ObjectId(event.entityId),
    }));
  };
}

// Read off the index of the record's id and the time; nothing is scanned.
const readEvents = (filter: QueryFilter<AuditEvent>, limit: number): Promise<ReadEvent[]> =>
  AuditEventModel.find(filter, fields).sort({ at: -1, _id: -1 }).limit(limit).lean<ReadEvent[]>();

const entryOf = (event: ReadEvent, group: ActivityGroup): ActivityEntry => ({
  _id: event._id,
  at: event.at,
  group,
  kind: kindOf(event.action) ?? 'changed',
  action: event.action.slice(event.action.indexOf('.') + 1),
  actorUserId: event.actorUserId,
  realActorUserId: event.realActorUserId,
  fields: [],
  excerpt: null,
  to: null,
  targetId: null,
});

const contactFields: ReadonlySet<string> = new Set(['email', 'phone', 'contacts']);

/** Names of the changed fields; those of closed blocks are left out. */
const fieldsOf = ({ changes }: ReadEvent, { contact, sensitive }: ReadRights): string[] =>
  changes
    .filter(({ path, secret }) => (contact || !contactFields.has(path)) && (sensitive || !secret))
    .map(({ path }) => path);
