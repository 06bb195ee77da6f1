import { activityGroups, type ActivityGroup, type candidateEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { listIdentity } from '../../../db/cursor.ts';
import type { Service } from '../../../http/mount.ts';
import { cursorBehind, newestFirst, placeOf, type Place } from '../../../lists/timeline.ts';
import { applicationActivity } from '../../applications/api/application-activity.ts';
import { findReadableAttachments } from '../../attachments/api/attachment-activity.ts';
import { findReadableNotes } from '../../notes/api/note-activity.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { actorOf } from '../../../activity/activity-kinds.ts';
import type { ActivityEntry, ReadEntries } from '../../../activity/activity-source.ts';
import {
  auditedActivity,
  partActivity,
  recordActivity,
  type AuditedPart,
} from './audited-activity.ts';
import { findCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { titlesOfTasks } from '../../../records/tasks/tasks-about.ts';
import { readRights } from '../../candidates/api/read-rights.ts';
import { mailActivity } from './mail-activity.ts';

/**
 * Returns the activity on a record that the reader may see, newest first: one timeline from several
 * sources. Each source returns its first entries after the cursor; the newest of all are the page.
 */
export const readActivity: Service<typeof candidateEndpoints.activity> = async (
  { actor },
  { params, query },
) => {
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  const groups = query.groups ?? activityGroups;
  const list = listIdentity({ activity: candidate._id.toHexString(), groups });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);
  const sources = await sourcesOf(actor, candidate, groups);
  const found = await Promise.all(sources.map((read) => read(place, query.limit + 1)));
  const entries = found.flat().toSorted((a, b) => newestFirst(placeAt(a), placeAt(b)));
  const shown = entries.slice(0, query.limit);
  const last = shown.at(-1);
  const people = await findPeople(
    shown.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
  );
  return {
    data: shown.map(
      ({ _id, at, group, kind, action, fields, excerpt, to, targetId, rate, ...who }) => ({
        id: _id.toHexString(),
        at: at.toISOString(),
        actor: who.byCandidate ? candidate.name : actorOf({ action, ...who }, people),
        group,
        kind,
        action,
        fields,
        excerpt,
        to,
        targetId: targetId?.toHexString() ?? null,
        ...(rate && { rate }),
      }),
    ),
    nextCursor: last && entries.length > shown.length ? cursorBehind(placeAt(last), list) : null,
  };
};

/** Returns the sources of the requested groups; names of parts are read with their permissions. */
async function sourcesOf(
  actor: Actor,
  candidate: Candidate,
  groups: readonly ActivityGroup[],
): Promise<ReadEntries[]> {
  const rights = await readRights(actor, candidate);
  const ids = [candidate._id];
  const make: Record<ActivityGroup, () => Promise<ReadEntries | AuditedPart | null>> = {
    record: async () => recordActivity(candidate, rights),
    notes: async () => partActivity('notes', 'note', await findReadableNotes(actor, ids)),
    tasks: async () => partActivity('tasks', 'task', await titlesOfTasks(actor, candidate._id)),
    files: async () =>
      partActivity('files', 'attachment', await findReadableAttachments(actor, candidate)),
    applications: () => applicationActivity(actor, candidate._id),
    mails: async () => mailActivity(actor, candidate, rights),
  };
  const made = await Promise.all(groups.map((group) => make[group]()));
  const audited = made.filter((source) => source !== null && typeof source === 'object');
  return [
    ...made.filter((source) => typeof source === 'function'),
    ...(audited.length > 0 ? [auditedActivity(audited)] : []),
  ];
}

const placeAt = ({ at, _id }: ActivityEntry): Place => ({ at, id: _id });
