import type { candidateEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { Service } from '../../http/mount.ts';
import { findReadableNotes } from '../notes/note-activity.service.ts';
import type { ReadablePart } from '../notes/note-activity.service.ts';
import { findPeople } from '../people/people.service.ts';
import { findReadableTasks } from '../tasks/task-activity.service.ts';
import { actorOf, kindOf, toldActions } from './activity-kinds.service.ts';
import { findCandidate } from './candidate-lookup.service.ts';
import { readRights } from './candidate-rights.ts';
import type { ReadRights } from './candidate-rights.ts';
import type { Candidate } from './candidate.model.ts';

/** What happened on the record, as far as its reader may know of it, newest first. */
export const readActivity: Service<typeof candidateEndpoints.activity> = async (
  { actor },
  { params, query },
) => {
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  const rights = await readRights(actor, candidate);
  const excerpts = await readableParts(actor, candidate);
  const { rows, page } = await keysetPage<AuditEvent, 'at'>(AuditEventModel, {
    filter: activityFilter(candidate, rights, excerpts),
    sort: '-at',
    fields: { at: 'at' },
    limit: query.limit,
    cursor: query.cursor,
    list: { activity: candidate._id.toHexString() },
    projection: {
      at: 1,
      actorUserId: 1,
      realActorUserId: 1,
      action: 1,
      entity: 1,
      entityId: 1,
      'changes.path': 1,
    },
  });
  const people = await findPeople(
    rows.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
  );
  return {
    data: rows.map((event) => ({
      id: event._id.toHexString(),
      at: event.at.toISOString(),
      actor: actorOf(event, people),
      kind: kindOf(event.action) ?? 'changed',
      fields: kindOf(event.action) === 'changed' ? fieldsOf(event, rights) : [],
      excerpt: event.entity === 'candidate' ? null : (excerpts.get(event.entityId)?.text ?? null),
    })),
    nextCursor: page.nextCursor,
  };
};

/** Excerpts of the notes and tasks that the reader may open, by id. */
async function readableParts(actor: Actor, { _id }: Candidate): Promise<Map<string, ReadablePart>> {
  const [notes, tasks] = await Promise.all([
    findReadableNotes(actor, [_id]),
    findReadableTasks(actor, [_id]),
  ]);
  return new Map([...notes, ...tasks]);
}

function activityFilter(
  { _id }: Candidate,
  rights: ReadRights,
  parts: ReadonlyMap<string, ReadablePart>,
): QueryFilter<AuditEvent> {
  return {
    action: { $in: toldActions(rights) },
    $or: [
      { entity: 'candidate', entityId: _id.toHexString() },
      { entity: { $in: ['note', 'task'] }, entityId: { $in: [...parts.keys()] } },
    ],
  };
}

const contactFields: ReadonlySet<string> = new Set(['email', 'phone', 'contacts']);

/** Names of the changed fields; those of closed blocks are left out. */
const fieldsOf = ({ changes }: AuditEvent, { contact, sensitive }: ReadRights): string[] =>
  changes
    .filter(({ path, secret }) => (contact || !contactFields.has(path)) && (sensitive || !secret))
    .map(({ path }) => path);
