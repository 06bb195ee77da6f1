import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { InterviewGift } from '../../../calendars/interview-gift.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { endHostTask } from '../clock/cover-task.ts';
import { findInterview } from '../find-interview.ts';
import { notifyHosts } from '../interview-mails.ts';
import { stillPossible } from '../interview-people.ts';
import { keepRoom } from '../interview-room.ts';
import { recordInterview } from '../record-interview.ts';
import { takeTime } from '../take-time.ts';

/**
 * Replaces a host by a colleague of the same side. The time and calendar name stay; the new host
 * gets the calendar entry, the old host loses it. If the old host was the organiser, the new host
 * is too.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, SLOT_TAKEN, VALIDATION_FAILED at
 *   `path`
 */
export async function giveClientInterview(
  tx: Tx,
  actor: Actor,
  id: string,
  { from, to, path }: InterviewGift,
): Promise<void> {
  const found = await findInterview(actor, 'clientInterview.manage', id, tx.session);
  const { interview } = found;
  const { _id, status, startsAt, endsAt, hosts, kind, candidateId, organiserId } = interview;
  const host = hosts.find(({ userId }) => userId.equals(from));
  if (!host || !clientInterviewHoldsTime.includes(status) || startsAt <= tx.at)
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action: 'give' } });
  const joining = { userId: to, side: host.side };
  const [possible] = await stillPossible(found, kind, [joining], tx.session);
  if (!possible || hosts.some(({ userId }) => userId.equals(to)))
    throw invalidField(path, 'NOT_ALLOWED');
  await takeTime(tx, { candidateId, userIds: [to], startsAt, endsAt, except: _id });
  const { after } = await changeState<ClientInterviewRecord>(tx, ClientInterviewModel, interview, {
    name: 'clientInterview.give',
    version: null,
    isRepeat: () => false,
    set: () => ({
      $set: {
        hosts: hosts.map((one) => (one === host ? joining : one)),
        organiserId: organiserId.equals(from) && host.side === 'agency' ? to : organiserId,
        calendarSequence: interview.calendarSequence + 1,
      },
    }),
    paths: ['hosts'],
  });
  await recordInterview(tx, interview, after);
  await endHostTask(tx, interview, after);
  const given = { ...found, interview: after };
  await keepRoom(tx, given);
  await notifyHosts(tx, given, 'confirmed', [joining]);
  await notifyHosts(tx, given, 'cancelled', [host]);
}
