import type { Types } from 'mongoose';
import { limits } from '@muster/contracts';
import { ApprovalModel } from '../../approvals/approval.model.ts';
import { anonymiseKind } from '../anonymise-kind.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { peopleWithRole, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface ApprovalSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

/** Adds the approval on the owner's start page: an admin asks to anonymise a candidate. */
export async function seedApprovals({ people, time, candidates }: ApprovalSetting): Promise<void> {
  const person = candidates.find(({ status }) => status === 'archived');
  const [requesterId]: readonly Types.ObjectId[] = peopleWithRole(people, 'admin');
  if (!person || !requesterId) return;
  const at = time.ago(1);
  await ApprovalModel.create({
    kind: anonymiseKind.name,
    subjectType: anonymiseKind.subjectType,
    subjectId: person._id,
    payload: { legalBasisEnded: false },
    reason: 'Wrote to us: has left the trade, and wants nothing to be kept.',
    requesterId,
    asks: anonymiseKind.asks,
    concernsId: person._id,
    // Relative to now, so that the approval is still open.
    expiresAt: new Date(time.now.getTime() + limits.approval.life),
    createdAt: at,
    createdBy: requesterId,
    updatedAt: at,
    updatedBy: requesterId,
  });
}
