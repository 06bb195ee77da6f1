import type { scheduleVisitEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { notifyOrganiser } from '../request/schedule-mails.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';
import { mayAskAgain, showVisit, visitedInterview, visitOf } from './visited-interview.ts';

/**
 * Records that the candidate of a cancelled or missed interview wants another time. The interview
 * stays as it is: its organiser is notified, and gets a task to send a new link. A repeated request
 * has no effect.
 */
export async function askAgain(
  ctx: VisitorContext,
  { params, body }: Input<(typeof scheduleVisitEndpoints)['askAgain']>,
) {
  const visit = await visitOf(ctx, params.handle);
  return transact(ctx, async (tx) => {
    const found = await visitedInterview(visit, tx.session);
    if (found.request.askedAgainAt) return showVisit(found, tx.session);
    if (!mayAskAgain(found.request))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: found.request.status, action: 'ask_again' },
      });
    const request = await compareAndSet<ScheduleRequestRecord>(
      tx,
      ScheduleRequestModel,
      found.request,
      { $set: { askedAgainAt: tx.at } },
    );
    if (!request) throw versionConflict(found.request, ['askedAgainAt']);
    await audit(tx, {
      ...visit.by,
      action: 'candidate.interview_link',
      entity: 'candidate',
      entityId: request.candidateId,
      changes: [{ path: 'scheduleRequest', before: request.status, after: 'asked_again' }],
    });
    await notifyOrganiser(tx, request, '{name} asks for a new time for the interview', body.note);
    await remember(tx, found, body.note);
    return showVisit({ ...found, request }, tx.session);
  });
}

/**
 * The task is for the organiser or, if that user has left, for the candidate's responsible user.
 */
async function remember(
  tx: Tx,
  { request, interview, candidate }: Arranged,
  note: string | null,
): Promise<void> {
  const isThere = await isActiveStaff(request.organiserId, tx.session);
  await addRuleTask(tx, candidate, {
    title: `Arrange a new time: ${interview.title}`,
    note,
    kind: 'follow_up',
    dueOn: addDays(dayOf(tx.at), 1),
    assigneeId: isThere ? request.organiserId : candidate.ownerUserId,
    rule: `new_time.${request._id.toHexString()}`,
  });
}
