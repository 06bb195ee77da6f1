import type { clientInterviewEndpoints } from '@muster/contracts';
import { requireInviteeHours } from '../../calendars/invitee-hours.ts';
import { newTime } from '../../calendars/reminders.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findApplication } from '../applications/api/interviewed.ts';
import { ensureHeldTimes } from '../vetting/api/interview-times.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../records/client-interviews/client-interview.model.ts';
import { changeInterview } from './change-interview.ts';
import { findInterview } from './find-interview.ts';
import { keepRoom } from './interview-room.ts';
import { notifyOfInterview } from './interview-mails.ts';
import { chosenHosts, endOf } from './interview-people.ts';
import { recordInterview } from './record-interview.ts';
import { arrangeable } from './read-interviews.ts';
import { showInterview } from './show-interview.ts';
import { takeTime } from './take-time.ts';

type Endpoints = typeof clientInterviewEndpoints;

/**
 * Fixes the time of an interview of an application and notifies all participants, with the calendar
 * entry.
 */
export const arrangeInterview: Service<Endpoints['arrange']> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const permission = 'clientInterview.manage';
  const { candidate } = await findApplication(actor, permission, params.id);
  await ensureHeldTimes([...body.hostIds, candidate._id.toHexString()]);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const found = await findApplication(actor, permission, params.id, { session });
    const { application } = found;
    if (!arrangeable(actor, found).includes(body.kind))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: application.stageKind, action: 'arrange' },
      });
    const { hostIds, startsAt: _start, confirmHours, ...facts } = body;
    const { _id: candidateId } = found.candidate;
    const hosts = await chosenHosts(found, body.kind, hostIds, session);
    const slot = slotAt(tx, body);
    requireInviteeHours(found.candidate, [slot], confirmHours);
    await takeTime(tx, { ...slot, candidateId, userIds: hosts.map(({ userId }) => userId) });
    const { jobId, companyId } = application;
    const [created] = await ClientInterviewModel.create(
      [
        {
          ...facts,
          ...slot,
          hosts,
          candidateId,
          jobId,
          companyId,
          applicationId: application._id,
          organiserId: actor.userId,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The interview was not written');
    const interview = created.toObject<ClientInterviewRecord>();
    const arranged = { ...found, interview };
    await recordInterview(tx, null, interview);
    await keepRoom(tx, arranged);
    await notifyOfInterview(tx, arranged, 'confirmed');
    return showInterview(actor, arranged, session);
  });
};

/** Changes the time, place or people of an interview; its name in calendars stays the same. */
export const moveInterview: Service<Endpoints['move']> = async (ctx, { params, body }) => {
  const { version, hostIds, startsAt, durationMin, place, placeValue } = body;
  const found = await findInterview(ctx.actor, 'clientInterview.manage', params.id);
  const { _id: candidateId } = found.candidate;
  await ensureHeldTimes([...hostIds, candidateId.toHexString()]);
  return changeInterview(ctx, params.id, {
    action: 'move',
    version,
    to: 'confirmed',
    isRepeat: (interview) =>
      interview.startsAt.getTime() === new Date(startsAt).getTime() &&
      interview.durationMin === durationMin &&
      interview.place === place &&
      interview.placeValue === placeValue &&
      interview.hosts.map(({ userId }) => userId.toHexString()).join() === hostIds.join(),
    facts: async (tx, interview) => {
      const slot = slotAt(tx, body);
      const isSameTime =
        +slot.startsAt === +interview.startsAt && +slot.endsAt === +interview.endsAt;
      requireInviteeHours(found.candidate, [slot], body.confirmHours || isSameTime);
      const hosts = await chosenHosts(found, interview.kind, hostIds, tx.session);
      const userIds = hosts.map(({ userId }) => userId);
      await takeTime(tx, { ...slot, candidateId, userIds, except: interview._id });
      const calendarSequence = interview.calendarSequence + 1;
      return { ...slot, hosts, durationMin, place, placeValue, ask: null, calendarSequence };
    },
    then: async (tx, after, before) => {
      await keepRoom(tx, after);
      await notifyOfInterview(tx, after, 'moved', { former: before.hosts });
    },
  });
};

/** Returns the interview's time from the request. @throws AppError VALIDATION_FAILED */
function slotAt(tx: Tx, { startsAt, durationMin }: { startsAt: string; durationMin: number }) {
  const start = new Date(startsAt);
  if (start < tx.at) throw invalidField('startsAt', 'IN_PAST');
  return { startsAt: start, endsAt: endOf(start, durationMin), ...newTime(tx) };
}
