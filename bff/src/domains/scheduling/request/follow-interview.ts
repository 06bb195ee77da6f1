import { choosingStates, type ScheduleRequestMachineAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { ArrangedInterview } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { changeRequest } from './change-request.ts';
import { openRequestOf } from './find-request.ts';
import { tellAttendees } from './tell-attendees.ts';

type Step = ScheduleRequestMachineAction | null;

/** What a change of the interview by staff means for its link; null where the two agree. */
function stepAfter(
  { standing, startsAt: present }: ArrangedInterview,
  { status, startsAt }: Pick<ScheduleRequestRecord, 'status' | 'startsAt'>,
): Step {
  const isChoosing = choosingStates.some((state) => state === status);
  switch (standing) {
    case 'cancelled':
      return 'called_off';
    case 'no_show':
      // A link that waits for a choice is the one that followed it.
      return isChoosing ? null : 'no_show';
    case 'completed':
      return 'finish';
    case 'arranged': {
      // The present time stands while the candidate chooses another one.
      const isArranged = status === 'confirmed' || status === 'reschedule_requested';
      return isArranged && Number(startsAt) === Number(present) ? null : 'time_fixed';
    }
    case 'moving':
      return status === 'confirmed' ? 'ask_reschedule' : null;
    case 'waits':
      return null;
  }
}

/** What those whom the person brings along hear of a change by staff. */
function newsOf(action: ScheduleRequestMachineAction): 'moved' | 'cancelled' | null {
  if (action === 'time_fixed') return 'moved';
  return action === 'called_off' ? 'cancelled' : null;
}

/** Brings the link of an interview to where staff left the interview. */
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
    if (candidate) await tellAttendees(tx, { request: after, interview, candidate }, news);
  });
