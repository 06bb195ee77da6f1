import type { ScheduleRequestMachineAction } from '@muster/contracts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { type VettingInterviewNow, interviewNow } from '../../vetting/api/interview-times.ts';
import type { ScheduleRequestRecord } from '../schedule-request.model.ts';
import { changeRequest } from './change-request.ts';
import { openRequestOf } from './find-request.ts';

type Step = ScheduleRequestMachineAction | null;

/** What a change of the interview by staff means for its link; null where the two agree. */
function stepAfter(
  interview: VettingInterviewNow,
  { status, startsAt }: Pick<ScheduleRequestRecord, 'status' | 'startsAt'>,
): Step {
  switch (interview.status) {
    case 'cancelled':
      return 'called_off';
    case 'no_show':
      return 'no_show';
    case 'completed':
      return 'finish';
    case 'scheduled':
    case 'in_progress':
      return status === 'confirmed' && Number(startsAt) === Number(interview.startsAt)
        ? null
        : 'time_fixed';
    case 'rescheduling':
      return status === 'confirmed' ? 'ask_reschedule' : null;
    // Asked for anew without a link: the old one leads nowhere.
    case 'requested':
      return 'called_off';
    default:
      return null;
  }
}

/** Brings the link of an interview to where staff left the interview. */
export const followInterview = (interviewId: VettingInterviewNow['_id']): Promise<void> =>
  transact(systemContext(`scheduling.follow:${interviewId.toHexString()}`), async (tx) => {
    const interview = await interviewNow(interviewId, tx.session);
    const request = await openRequestOf(interviewId, tx.session);
    const action = interview && request && stepAfter(interview, request);
    if (!action) return;
    await changeRequest(tx, request, {
      action,
      version: null,
      isRepeat: () => false,
      ...(action === 'called_off' && { set: { cancelledAt: tx.at } }),
      ...(action === 'time_fixed' && {
        set: { startsAt: interview.startsAt, endsAt: interview.endsAt, holdUntil: null },
      }),
    });
  });
