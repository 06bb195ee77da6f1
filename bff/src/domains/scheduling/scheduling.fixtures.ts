import { dayMs, type VettingInterviewState } from '@muster/contracts';
import { Types } from 'mongoose';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import type { Application } from '../../records/applications/application.model.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createLink } from '../links/links.fixtures.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';
import type { VettingInterviewRecord } from '../../records/vetting/vetting-interview.model.ts';
import { HostHoursModel } from '../../records/scheduling/host-hours.model.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../records/scheduling/schedule-request.model.ts';

/** Creates a user who interviews at any hour, so that tests do not depend on the time. */
export async function createHost(timeZone = 'UTC') {
  const user = await createUser({ timeZone });
  await createAssignment(user._id, 'vetter');
  await setAlwaysOpen(user._id);
  return user;
}

/** Opens all hours of a host. */
export const setAlwaysOpen = (userId: Types.ObjectId) =>
  HostHoursModel.updateOne(
    { userId },
    {
      $set: {
        weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
        overrides: [],
        bufferBeforeMin: 0,
        bufferAfterMin: 0,
      },
    },
    { upsert: true },
  );

/** Returns a half hour of the day after tomorrow or later, `halves` after its midnight. */
export const slotOn = (halves: number, days = 2): Date =>
  new Date((Math.floor(Date.now() / dayMs) + days) * dayMs + halves * 30 * 60_000);

const interviewStates: Partial<Record<ScheduleRequestRecord['status'], VettingInterviewState>> = {
  invited: 'invited',
  slots_proposed: 'invited',
  confirmed: 'scheduled',
  reschedule_requested: 'rescheduling',
  cancelled: 'cancelled',
  expired: 'requested',
};

/** Creates an interview whose candidate has a scheduling link, in any state. */
export async function createRequest(
  candidate: Pick<Candidate, '_id' | 'email'>,
  changes: Partial<ScheduleRequestRecord> & { hostIds?: Types.ObjectId[] } = {},
): Promise<{ interview: VettingInterviewRecord; request: ScheduleRequestRecord }> {
  const { status = 'invited' } = changes;
  const hostIds = changes.hostIds ?? [(await createHost())._id];
  const isArranged = ['confirmed', 'reschedule_requested', 'cancelled'].includes(status);
  const startsAt = isArranged ? (changes.startsAt ?? slotOn(20)) : null;
  const endsAt = startsAt && new Date(startsAt.getTime() + 60 * 60_000);
  const interview = await createInterview(candidate, {
    status: interviewStates[status] ?? 'scheduled',
    interviewers: hostIds.map((userId, index) => ({ userId, isLead: index === 0 })),
    startsAt,
    endsAt,
  });
  const organiserId = changes.organiserId ?? (await createUser())._id;
  const created = await ScheduleRequestModel.create({
    candidateId: candidate._id,
    interviewId: interview._id,
    organiserId,
    hostIds,
    mode: 'invitee_picks_from_availability',
    hostRule: 'all',
    durationMin: 60,
    noticeHours: 12,
    horizonDays: 14,
    place: 'external_link',
    placeValue: 'https://meet.example.com/ana',
    inviteeTimeZone: 'Asia/Kolkata',
    sentAt: new Date(),
    expiresAt: new Date(Date.now() + 7 * dayMs),
    startsAt,
    endsAt,
    isOpen: !['cancelled', 'expired', 'completed', 'no_show'].includes(status),
    ...(status === 'cancelled' && { cancelledAt: new Date() }),
    ...changes,
    status,
  });
  return { interview, request: created.toObject() };
}

/** Creates a link with which an application's candidate chooses the time of a first talk. */
export async function createRoundRequest(
  { _id: applicationId, candidateId }: Pick<Application, '_id' | 'candidateId'>,
  changes: Partial<ScheduleRequestRecord> = {},
): Promise<ScheduleRequestRecord> {
  const hostIds = changes.hostIds ?? [(await createHost())._id];
  const hosts = hostIds.map((userId) => ({ userId, side: 'agency' as const }));
  const created = await ScheduleRequestModel.create({
    candidateId,
    interviewId: new Types.ObjectId(),
    hostIds,
    durationMin: 45,
    planned: { applicationId, kind: 'client', round: 'First talk', hosts },
    organiserId: (await createUser())._id,
    inviteeTimeZone: 'Asia/Kolkata',
    mode: 'invitee_picks_from_availability',
    hostRule: 'all',
    noticeHours: 12,
    horizonDays: 14,
    place: 'platform_meeting',
    status: 'invited',
    sentAt: new Date(),
    expiresAt: new Date(Date.now() + 7 * dayMs),
    ...changes,
  });
  return created.toObject<ScheduleRequestRecord>();
}

/** Creates the link to an interview for its candidate. */
export const requestLink = (request: Pick<ScheduleRequestRecord, '_id'>, email: string) =>
  createLink({
    purpose: 'interview_schedule',
    subject: { type: 'schedule_request', id: request._id },
    holderEmail: email,
    expiresAt: new Date(Date.now() + 30 * dayMs),
    keepEarlier: true,
  });
