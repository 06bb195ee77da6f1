import { choosingStates, type ScheduleRequestMachineAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { ArrangedInterview } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { changeRequest } from './change-request.ts';
import { openRequestOf } from './find-request.ts';
import { notifyAttendees } from './notify-attendees.ts';

type Step = ScheduleRequestMachineAction | null;

/** Returns the link's action after staff changed the interview; null if both agree. */
function stepAfter(
  { standing, startsAt: present }: ArrangedInterview,
  { status, startsAt }: Pick<ScheduleRequestRecord, 'status' | 'startsAt'>,
): Step {
  const isChoosing = choosingStates.some((state) => state === status);
  switch (standing) {
    case 'cancelled':
      return 'called_off';
    case 'no_show':
      // A link that waits for a choice is its successor.
      return isChoosing ? null : 'no_show';
    case 'completed':
      return 'finish';
    case 'arranged': {
      // The current time stays while the candidate chooses another one.
      const isArranged = status === 'confirmed' || status === 'reschedule_requested';
      return isArranged && Number(startsAt) === Number(present) ? null : 'time_fixed';
    }
    case 'moving':
      return status === 'confirmed' ? 'ask_reschedule' : null;
    case 'waits':
      return null;
  }
}

/** Returns what the candidate's companions are told about a change by staff. */
function newsOf(action: ScheduleRequestMachineAction): 'moved' | 'cancelled' | null {
  if (action === 'time_fixed') return 'moved';
  return action === 'called_off' ? 'cancelled' : null;
}

/** Updates the link of an interview to the state set by staff. */
export const followInterview = (interviewId: Types.ObjectId): Promise<void> =>
  transact(systemContext(`scheduling.follow:${interviewId.toHexString()}`), async (tx) => {
    const request = await openRequestOf(interviewId, tx.session);
    const interview = request && (await kindOf(request).read(request, tx.session));
    const action = interview && stepAfter(interview, request);
    if (!action) return;
    const { startsAt, endsAt } = interview;
    const after = await changeRequest(tx, request, {
      action,
      version: null,
      isRepeat: () => false,
      ...(action === 'called_off' && { set: { cancelledAt: tx.at } }),
      ...(action === 'time_fixed' && { set: { startsAt, endsAt, holdUntil: null } }),
    });
    const news = newsOf(action);
    const candidate = news && (await findLiveCandidate(request.candidateId, tx.session));
    if (candidate) await notifyAttendees(tx, { request: after, interview, candidate }, news);
  });
