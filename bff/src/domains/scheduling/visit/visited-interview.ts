import {
  actionsFrom,
  choosingStates,
  inviteeActions,
  limits,
  scheduleRequestMachine,
  type InterviewVisit,
  type InviteeAction,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { heldLink } from '../../links/api/links.ts';
import { findPeople, findPlaces } from '../../../identity/people/people.ts';
import type { By } from '../request/change-request.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { kindOf } from '../interview/kind-of.ts';
import { roomPath } from '../request/arranged-calendar.ts';
import { cancelWords } from '../request/schedule-mails.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';

/** The scheduling link of a candidate. */
export interface Visit {
  requestId: Types.ObjectId;
  by: By;
}

/** Returns the holder of a handle's link. @throws AppError TOKEN_… */
export async function visitOf(ctx: VisitorContext, handle: string): Promise<Visit> {
  const token = await heldLink(ctx, handle, ['interview_schedule', 'interview_manage']);
  if (token.subjectType !== 'schedule_request') throw new AppError('TOKEN_INVALID');
  return { requestId: token.subjectId, by: { actorKind: 'guest', tokenId: token._id } };
}

/** Returns the interview of a visit, whatever its state. @throws AppError TOKEN_INVALID */
export async function visitedInterview(
  { requestId }: Pick<Visit, 'requestId'>,
  session: ClientSession | null = null,
): Promise<Arranged> {
  const request = await ScheduleRequestModel.findOne({ _id: requestId, deletedAt: null }, null, {
    session,
  }).lean();
  const interview = request && (await kindOf(request).read(request, session));
  const candidate = request && (await findLiveCandidate(request.candidateId, session));
  if (!request || !interview || !candidate) throw new AppError('TOKEN_INVALID');
  return { request, interview, candidate };
}

const isChoosing = ({ status }: ScheduleRequestRecord): boolean =>
  choosingStates.some((state) => state === status);

/** Returns until when the candidate can change an arranged interview; null if there is none. */
export const changeUntil = ({ request: { startsAt } }: Arranged): Date | null =>
  startsAt && new Date(startsAt.getTime() - limits.scheduling.cutOff);

/** Actions that choose a time, the first or another one. */
const choosesTime: ReadonlySet<InviteeAction> = new Set([
  'choose_slot',
  'invitee_proposes',
  'ask_reschedule',
]);

/**
 * Checks whether another time may be with another host: one of several hosts holds it, and it has
 * its first time.
 */
export const mayAnyHost = ({
  request: { hostRule, hostIds },
  interview: { startsAt, hostIds: present },
}: Arranged): boolean =>
  hostRule === 'any_of' &&
  startsAt !== null &&
  hostIds.some((id) => !present.some((one) => one.equals(id)));

/** Returns the candidate's permitted actions: by state, by time, and by the number of moves. */
export function allowedActions(arranged: Arranged, now: Date): InviteeAction[] {
  const { request } = arranged;
  const until = changeUntil(arranged);
  const inTime = isChoosing(request) ? request.expiresAt > now : until !== null && until > now;
  const possible: readonly string[] = actionsFrom(
    scheduleRequestMachine,
    request.status,
    (permission) => permission === 'public',
  );
  return inviteeActions.filter(
    (action) =>
      possible.includes(action) &&
      inTime &&
      (!arranged.interview.isMoot || !choosesTime.has(action)) &&
      (action !== 'ask_reschedule' || request.moves < limits.scheduling.moves),
  );
}

/**
 * Checks whether the candidate may ask for a new time: it did not take place, and they have not
 * asked yet.
 */
export const mayAskAgain = ({ status, askedAgainAt }: ScheduleRequestRecord): boolean =>
  (status === 'cancelled' || status === 'no_show') && !askedAgainAt;

/** Returns the interview for its candidate, without staff's internal texts. */
export async function showVisit(
  arranged: Arranged,
  session: ClientSession | null = null,
): Promise<InterviewVisit> {
  const { request, interview, candidate } = arranged;
  const ids = interview.namedHostIds;
  const people = await findPeople([...ids, request.organiserId], session);
  const places = await findPlaces(ids);
  const [leader] = ids;
  const { cancelledAt, cancelReason } = request;
  return {
    id: request._id.toHexString(),
    version: request.version,
    agencyName: agencyName(),
    firstName: candidate.preferredName ?? candidate.firstName,
    status: request.status,
    title: interview.title,
    durationMin: interview.durationMin,
    message: request.message,
    instructions: interview.instructions,
    hosts: ids.map((id) => people.name(id)),
    organiser: people.ref(request.organiserId)?.name ?? agencyName(),
    hostTimeZone: (leader && places.get(leader.toHexString())?.timeZone) ?? 'UTC',
    timeZone: request.inviteeTimeZone,
    place: {
      kind: request.place,
      value:
        request.place === 'phone'
          ? request.phone
          : ((await roomPath(request, session)) ?? request.placeValue),
    },
    startsAt: request.startsAt?.toISOString() ?? null,
    endsAt: request.endsAt?.toISOString() ?? null,
    expiresAt: request.expiresAt.toISOString(),
    changeUntil: changeUntil(arranged)?.toISOString() ?? null,
    mayAnyHost: mayAnyHost(arranged),
    movesLeft: Math.max(0, limits.scheduling.moves - request.moves),
    windows: request.windows.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    cancelled: cancelledAt && {
      at: cancelledAt.toISOString(),
      byInvitee: cancelReason !== null,
      reason: cancelReason && cancelWords[cancelReason],
    },
    attendees: request.attendees ?? [],
    allowedActions: allowedActions(arranged, new Date()),
    mayAskAgain: mayAskAgain(request),
    askedAgainAt: request.askedAgainAt?.toISOString() ?? null,
  };
}
