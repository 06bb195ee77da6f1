import { candidatesRoutes, href, limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { kindOf, type ActivityKind } from '../../activity/activity-kinds.ts';
import {
  findLiveCandidate,
  opensCandidate,
  reaches,
  type Candidate,
} from '../../records/candidates/candidate-lookup.ts';
import { notify } from '../notifications/api/notify.ts';
import { findActiveStaff, findPeople, type StaffMember } from '../../identity/people/people.ts';
import { actorsOf } from '../../identity/people/staff-actors.ts';
import { FollowModel } from './follow.model.ts';

/** A change of a candidate, from the outbox. */
interface Change {
  candidateId: string;
  requestId: string;
  at: Date;
}

/**
 * Notifies the followers of a changed candidate who can see it in one of their roles, except the
 * author. The content comes from the audit trail of the same change.
 */
export async function notifyFollowers({ candidateId, requestId, at }: Change): Promise<void> {
  // A change this old is no longer news.
  if (Date.now() - at.getTime() > limits.notification.collapseWithin) return;
  const subjectId = recordId(candidateId);
  const followers = await FollowModel.distinct('userId', { subjectType: 'candidate', subjectId });
  if (followers.length === 0) return;
  const candidate = await findLiveCandidate(subjectId);
  if (!candidate) return;
  const traces = await AuditEventModel.find(
    { entityId: candidateId, entity: 'candidate', requestId, at },
    { action: 1, actorUserId: 1, realActorUserId: 1 },
  ).lean();
  const kinds = traces.flatMap(({ action }) => kindOf(action) ?? []);
  const doers = traces.flatMap(({ actorUserId, realActorUserId }) =>
    [actorUserId, realActorUserId].flatMap((id) => id?.toHexString() ?? []),
  );
  const others = followers.filter((id) => !doers.includes(id.toHexString()));
  const userIds = (await findActiveStaff(others))
    .filter((member) => mayKnow(member, candidate, kinds))
    .map(({ id }) => id);
  if (userIds.length === 0) return;
  const doer = traces[0]?.realActorUserId ?? traces[0]?.actorUserId ?? null;
  const people = await findPeople([doer]);
  await transact(systemContext(requestId), (tx) =>
    notify(tx, {
      topic: 'followed',
      userIds,
      title: '{name} was changed',
      body: doer ? `By ${people.name(doer)}.` : null,
      link: href(candidatesRoutes.profile, { id: candidateId }),
      subject: { type: 'candidate', id: subjectId },
      groupKey: `followed:${candidateId}:${at.toISOString().slice(0, 10)}`,
      many: {
        title: '{name} was changed {count} times',
        link: href(candidatesRoutes.profile, { id: candidateId }),
      },
    }),
  );
}

/** Checks whether a user may see the record in any of their roles. */
const mayKnow = (
  member: StaffMember,
  candidate: Candidate,
  kinds: readonly ActivityKind[],
): boolean => actorsOf(member).some((actor) => isTold(actor, candidate, kinds));

const isTold = (actor: Actor, candidate: Candidate, kinds: readonly ActivityKind[]): boolean =>
  opensCandidate(actor, candidate) &&
  kinds.some((kind) => kind !== 'rate_changed' || reaches(actor, 'candidate.readRates', candidate));
