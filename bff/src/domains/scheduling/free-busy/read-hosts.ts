import { minuteMs } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { findPlaces } from '../../people/api/people.ts';
import { vettingInterviewsBetween } from '../../vetting/api/interview-times.ts';
import { takenTimes } from '../../vetting/api/taken-times.ts';
import { HostHoursModel, type HostHoursRecord } from '../host-hours.model.ts';
import { ScheduleRequestModel, type ScheduleRequestRecord } from '../schedule-request.model.ts';
import type { Host } from './free-slots.ts';
import type { Interval } from './intervals.ts';
import { usualHours } from './usual-hours.ts';

interface HostQuery {
  within: Interval;
  now: Date;
  /** The interview that is to get the time: what it holds itself is no obstacle. */
  interviewId: Types.ObjectId | null;
  /** Whose other interviews stand in the way of every host. */
  candidateId?: Types.ObjectId | null;
  session?: ClientSession | null;
}

/** The hours of some people, and when their time is taken. */
export async function readHosts(
  ids: readonly Types.ObjectId[],
  { within, now, interviewId, candidateId = null, session = null }: HostQuery,
): Promise<Host[]> {
  const span = { from: new Date(within.from), to: new Date(within.to) };
  const places = await findPlaces(ids);
  const hours = await HostHoursModel.find({ userId: { $in: [...ids] } }, null, {
    session,
  }).lean<HostHoursRecord[]>();
  const people = { userIds: ids, candidateIds: candidateId ? [candidateId] : [] };
  const interviews = (await vettingInterviewsBetween(people, span, session)).map((interview) => ({
    id: interview._id,
    userIds: interview.interviewers.map(({ userId }) => userId),
    candidateId: interview.candidateId,
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
  }));
  const taken = [...interviews, ...(await takenTimes(people, span, session))].filter(
    ({ id }) => !interviewId?.equals(id),
  );
  const held = await ScheduleRequestModel.find(
    {
      hostIds: { $in: [...ids] },
      isOpen: true,
      status: 'slots_proposed',
      holdUntil: { $gt: now },
      ...(interviewId && { interviewId: { $ne: interviewId } }),
    },
    { hostIds: 1, offered: 1, durationMin: 1 },
    { session },
  ).lean<Pick<ScheduleRequestRecord, 'hostIds' | 'offered' | 'durationMin'>[]>();
  return ids.map((id) => {
    const zone = places.get(id.toHexString())?.timeZone ?? 'UTC';
    const own = hours.find(({ userId }) => userId.equals(id));
    return {
      id: id.toHexString(),
      availability: own ? { ...own, timeZone: zone } : usualHours(zone),
      busy: [
        ...taken
          .filter(
            (one) =>
              (candidateId && one.candidateId?.equals(candidateId)) ||
              one.userIds.some((userId) => userId.equals(id)),
          )
          .map(({ startsAt, endsAt }) => ({ from: Number(startsAt), to: Number(endsAt) })),
        ...held
          .filter(({ hostIds }) => hostIds.some((host) => host.equals(id)))
          .flatMap(({ offered, durationMin }) =>
            offered.map((at) => ({ from: Number(at), to: Number(at) + durationMin * minuteMs })),
          ),
      ],
    };
  });
}
