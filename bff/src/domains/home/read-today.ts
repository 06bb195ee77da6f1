import type { TodayBoard, TodayMeeting, todayEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { endOfDay, startOfDay } from '../../db/zoned-day.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { feedbackAwaitedBy } from '../../records/applications/awaited-feedback.ts';
import { openSubmissions } from '../applications/api/waiting-applications.ts';
import { faceOf, visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { clientInterviewsBetween } from '../../records/client-interviews/interviews-between.ts';
import { coverOf } from '../../records/companies/cover-of.ts';
import { findPeople, findPlaces } from '../../identity/people/people.ts';
import { turningPlacements } from '../placements/api/turning-placements.ts';
import { countSnoozed, doneSince, showOwnTasks } from '../tasks/api/own-tasks.ts';
import { membersById, reachOf } from '../team/api/members.ts';
import { onLeaveAmong } from '../../records/team/team-directory.ts';
import { interviewTitles, interviewsOf } from '../vetting/api/interview-times.ts';
import { ownZone } from './own-time.ts';
import { queueFor } from './read-queue.ts';

type Endpoints = typeof todayEndpoints;

const max = 500;

/** Returns the reader's work for today and what they wait for. */
export const readOwnToday: Service<Endpoints['own']> = async (ctx) => {
  const { actor } = ctx;
  const zone = ownZone(ctx);
  const day = await dayOf(actor, { userId: actor.userId, zone });
  const { handled, ...board } = day;
  const { data } = actor.can('application.list')
    ? await openSubmissions(actor, { today: board.today, zone, handled })
    : { data: [] };
  const contracts = actor.can('placement.list') ? (await turningPlacements(actor)).data : [];
  // Items in the queue are not shown again elsewhere on the page.
  return { ...board, submissions: data.filter(({ isInQueue }) => !isInQueue), contracts };
};

/** Returns the day of a member of the reader's team, whose work the reader may hand over. */
export const readMemberToday: Service<Endpoints['ofMember']> = async ({ actor }, { params }) => {
  if (!isRecordId(params.id)) throw new AppError('NOT_FOUND');
  const member = (await membersById([new Types.ObjectId(params.id)])).get(params.id);
  const reaches = await reachOf(actor, 'task.readTeam');
  if (!member || member.deletedAt || member.kind !== 'staff' || !reaches(member))
    throw new AppError('NOT_FOUND');
  const { userId } = member;
  const zone = (await findPlaces([userId])).get(userId.toHexString())?.timeZone ?? 'UTC';
  const { handled: _handled, ...board } = await dayOf(actor, { userId, zone });
  return { ...board, submissions: [], contracts: [] };
};

interface Whose {
  userId: Types.ObjectId;
  zone: string;
}

async function dayOf(actor: Actor, whose: Whose) {
  const { userId, zone } = whose;
  const { today, names, handled, on } = await queueFor(actor, whose);
  const { tasks, clocks } = on('all');
  const [people, meetings, feedback, done, snoozed, away] = await Promise.all([
    findPeople([userId]),
    meetingsOf(actor, whose, today),
    feedbackAwaitedBy(actor, userId),
    doneSince(userId, startOfDay(today, zone)),
    countSnoozed(actor, userId),
    awayOf(userId),
  ]);
  const person = people.face(userId);
  if (!person) throw new AppError('NOT_FOUND');
  return {
    today,
    timeZone: zone,
    person,
    isOwn: userId.equals(actor.userId),
    away,
    meetings,
    feedback,
    done: done.length,
    snoozed,
    handled,
    tasks: await showOwnTasks(actor, tasks.slice(0, max), names),
    clocks: clocks.slice(0, max),
  };
}

/** The interviews that a user hosts on a day, with candidates visible to the reader. */
async function meetingsOf(
  actor: Actor,
  { userId, zone }: Whose,
  today: string,
): Promise<TodayMeeting[]> {
  const span = { from: startOfDay(today, zone), to: endOfDay(today, zone) };
  const [vetting, onJobs] = await Promise.all([
    interviewsOf([userId], span),
    clientInterviewsBetween({ userIds: [userId] }, span),
  ]);
  const interviews = [
    ...vetting.map(({ kind, ...interview }) => ({ ...interview, title: interviewTitles[kind] })),
    ...onJobs.map(({ round, ...interview }) => ({ ...interview, title: round })),
  ];
  const candidates = await visibleCandidates(
    [actor],
    interviews.map(({ candidateId }) => candidateId),
  );
  return interviews
    .flatMap(({ _id, title, candidateId, startsAt, endsAt }): TodayMeeting[] => {
      const candidate = candidates.get(candidateId.toHexString());
      return candidate && startsAt && endsAt
        ? [
            {
              id: _id.toHexString(),
              title,
              candidate: faceOf(candidateId, candidate),
              startsAt: startsAt.toISOString(),
              endsAt: endsAt.toISOString(),
            },
          ]
        : [];
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Returns whether the user is on leave, with their substitute if known. */
async function awayOf(userId: Types.ObjectId): Promise<TodayBoard['away']> {
  if ((await onLeaveAmong([userId])).length === 0) return null;
  const coverId = await coverOf(userId);
  return { cover: coverId ? (await findPeople([coverId])).ref(coverId) : null };
}
