import { candidateHasLeft, vettingInterviewMachine, type CandidateState } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { candidateLeftPayload } from '../../../outbox/candidate-left.ts';
import type { EventHandler } from '../../../outbox/event-handlers.ts';
import { findKeptCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { stepInterview } from '../api/interview-times.ts';
import { notifyOfInterview } from './interview-mails.ts';
import { notifyOwner } from './notify-owner.ts';

const notes: Partial<Record<CandidateState, string>> = {
  rejected: 'The candidate was rejected.',
  archived: 'The candidate was archived.',
  do_not_contact: 'The candidate must not be contacted.',
};

/**
 * Cancels the planned vetting interviews of a candidate with whom the agency plans nothing more:
 * participants are notified, and calendar entries and links for choosing a time end. Interviews
 * that have begun stay unchanged, as do all if the candidate is active again.
 */
export const callOffWithCandidate: EventHandler = async ({ payload, id }) => {
  const candidateId = new Types.ObjectId(candidateLeftPayload.parse(payload).candidateId);
  const planned = await VettingInterviewModel.find(isPlanned(candidateId, new Date()), {
    _id: 1,
  }).lean();
  for (const { _id } of planned)
    await transact(systemContext(`vetting.left:${id}`), async (tx) => {
      const candidate = await findKeptCandidate(candidateId, tx.session);
      if (!candidate || candidate.deletedAt || candidateHasLeft(candidate.status))
        await callOff(tx, candidate, { ...isPlanned(candidateId, tx.at), _id });
    });
};

const isPlanned = (candidateId: Types.ObjectId, now: Date) => ({
  candidateId,
  status: { $in: [...vettingInterviewMachine.transitions.cancel.from] },
  $or: [{ startsAt: null }, { startsAt: { $gt: now } }],
  deletedAt: null,
});

async function callOff(
  tx: Tx,
  candidate: Candidate | null,
  filter: ReturnType<typeof isPlanned> & { _id: Types.ObjectId },
): Promise<void> {
  const interview = await VettingInterviewModel.findOne(filter, null, {
    session: tx.session,
  }).lean();
  if (!interview) return;
  const after = await stepInterview(tx, interview, 'cancel', {
    set: {
      closedAt: tx.at,
      endNote: (candidate && notes[candidate.status]) ?? 'The candidate was deleted.',
      calendarSequence: interview.calendarSequence + 1,
    },
    by: { actorKind: 'system' },
  });
  if (!candidate) return;
  if (after.startsAt)
    await notifyOfInterview(tx, after, candidate, 'cancelled', {
      mailsCandidate: !candidate.deletedAt,
    });
  await notifyOwner(tx, after, candidate);
}
