import type { FollowedActivity } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../../audit/audit-event.model.ts';
import type { Actor } from '../../../auth/actor.ts';
import { findTogether } from '../../../db/find-together.ts';
import { excerptsOfNotes, readableNotes } from '../../notes/api/note-activity.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { readableTasks, titlesOfTasks } from '../../tasks/api/task-activity.ts';
import { actorOf, kindOf, toldActions } from '../../../activity/activity-kinds.ts';
import { readRights } from '../../candidates/api/read-rights.ts';
import type { CandidateFace } from '../../../records/candidates/candidate-names.ts';

/** Maximum number of recently active records; older ones have no news. */
const maxRecords = 30;

/** Returns the last activity on several visible records, as the reader may see it, newest first. */
export async function lastActivityOf(
  actor: Actor,
  candidates: readonly CandidateFace[],
  limit: number,
): Promise<FollowedActivity[]> {
  const busiest = candidates.toSorted((a, b) => lastAt(b) - lastAt(a)).slice(0, maxRecords);
  if (busiest.length === 0) return [];
  const records = new Map(busiest.map((candidate) => [candidate._id.toHexString(), candidate]));
  const parts = await partsOf(actor, busiest);
  const events = await AuditEventModel.find(
    { $or: [...(await recordFilters(actor, busiest)), partFilter([...parts.keys()])] },
    { at: 1, actorUserId: 1, realActorUserId: 1, action: 1, entity: 1, entityId: 1 },
  )
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean();
  const people = await findPeople(
    events.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
  );
  return events.flatMap((event) => {
    const part = parts.get(event.entityId);
    const candidate = records.get(part?.subjectId.toHexString() ?? event.entityId);
    const kind = kindOf(event.action);
    if (!candidate || !kind) return [];
    return {
      id: event._id.toHexString(),
      at: event.at.toISOString(),
      actor: actorOf(event, people),
      kind,
      candidate: {
        id: candidate._id.toHexString(),
        name: candidate.name,
        ...candidatePhoto(candidate),
      },
      excerpt: part?.text ?? null,
    };
  });
}

const lastAt = ({ lastActivityAt, updatedAt }: CandidateFace): number =>
  Math.max(lastActivityAt?.getTime() ?? 0, updatedAt.getTime());

async function partsOf(actor: Actor, candidates: readonly CandidateFace[]) {
  const ids = candidates.map(({ _id }) => _id);
  const { notes, tasks } = await findTogether({
    notes: readableNotes(actor, ids),
    tasks: readableTasks(actor, ids),
  });
  return new Map([...excerptsOfNotes(actor, notes), ...titlesOfTasks(tasks)]);
}

/** Events of the records themselves; rates only if the reader may see them. */
async function recordFilters(
  actor: Actor,
  candidates: readonly CandidateFace[],
): Promise<QueryFilter<AuditEvent>[]> {
  const rights = await Promise.all(candidates.map((candidate) => readRights(actor, candidate)));
  return [true, false].flatMap((rates) => {
    const ids = candidates
      .filter((_candidate, i) => rights[i]?.rates === rates)
      .map(({ _id }) => _id.toHexString());
    if (ids.length === 0) return [];
    return { entity: 'candidate', entityId: { $in: ids }, action: { $in: toldActions({ rates }) } };
  });
}

const partFilter = (ids: readonly string[]): QueryFilter<AuditEvent> => ({
  entity: { $in: ['note', 'task'] },
  entityId: { $in: [...ids] },
  action: { $in: toldActions({ rates: false }) },
});
