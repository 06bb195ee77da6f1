import { dayMs, hourMs, limits, minuteMs, type ScheduleInvite } from '@muster/contracts';
import type { Types } from 'mongoose';
import { requireInviteeHours } from '../../../calendars/invitee-hours.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { findTimes, nearestTime, type TimelessInterview } from '../free-busy/find-times.ts';
import {
  ScheduleRequestModel,
  type PlannedRound,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';
import { changeRequest } from './change-request.ts';

const { scheduling } = limits;
type Rules = Omit<ScheduleInvite, 'version' | 'confirmHours'>;

/** @throws AppError CANDIDATE_DO_NOT_CONTACT, NO_RECIPIENTS */
export async function requireMailable(candidate: Candidate): Promise<void> {
  const refusal = await mailRefusal(candidate);
  if (refusal)
    throw new AppError(refusal === 'no_email' ? 'NO_RECIPIENTS' : 'CANDIDATE_DO_NOT_CONTACT');
}

/** @throws AppError NO_AVAILABILITY with the next free time, SLOT_TAKEN for an offered one */
export async function requireTimes(
  tx: Tx,
  interview: TimelessInterview,
  { offered, ...search }: Rules,
): Promise<void> {
  const free = await findTimes(interview, { ...search, offered: [] }, tx.at, tx.session);
  if (free.length === 0) {
    const nearest = await nearestTime(interview, { ...search, offered: [] }, tx.at);
    throw new AppError('NO_AVAILABILITY', {
      context: { nearest: nearest?.toISOString() ?? null },
    });
  }
  const starts = new Set(free.map(({ startsAt }) => startsAt));
  if (offered.some((at) => !starts.has(Date.parse(at)))) throw new AppError('SLOT_TAKEN');
}

/** @throws AppError VALIDATION_FAILED for times at night that were not confirmed */
export function requireOfferedHours(
  candidate: Pick<Candidate, 'timeZone'>,
  { offered, confirmHours }: Pick<ScheduleInvite, 'offered' | 'confirmHours'>,
  durationMin: number,
): void {
  const times = offered.map((at) => ({
    startsAt: new Date(at),
    endsAt: new Date(Date.parse(at) + durationMin * minuteMs),
  }));
  requireInviteeHours(candidate, times, confirmHours);
}

interface NewRequest {
  interviewId: Types.ObjectId;
  candidate: Candidate;
  hostIds: readonly Types.ObjectId[];
  durationMin: number;
  organiserId: Types.ObjectId;
  planned?: PlannedRound;
  proposedBy?: Types.ObjectId;
}

/** Creates the link to choose the time of an interview, when it is sent. */
export async function writeRequest(
  tx: Tx,
  { offered, ...rules }: Rules,
  { candidate, ...request }: NewRequest,
): Promise<ScheduleRequestRecord> {
  const moments = offered.map((at) => new Date(at)).toSorted((a, b) => Number(a) - Number(b));
  const last = moments.at(-1);
  const [created] = await ScheduleRequestModel.create(
    [
      {
        ...rules,
        ...request,
        hostIds: [...request.hostIds],
        candidateId: candidate._id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
        sentAt: tx.at,
        mode: last ? 'organiser_proposes' : 'invitee_picks_from_availability',
        inviteeTimeZone: candidate.timeZone,
        offered: moments,
        holdUntil: last ? new Date(tx.at.getTime() + scheduling.hold) : null,
        expiresAt: new Date(
          last
            ? last.getTime() - rules.noticeHours * hourMs
            : tx.at.getTime() + Math.min(rules.horizonDays * dayMs, scheduling.life),
        ),
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The link was not written');
  return changeRequest(tx, created.toObject<ScheduleRequestRecord>(), {
    action: last ? 'propose_slots' : 'invite',
    version: null,
  });
}
