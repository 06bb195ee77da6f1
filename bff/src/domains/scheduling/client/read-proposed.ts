import { limits, type clientScheduleEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findApplicationForClient,
  type FoundApplication,
} from '../../applications/api/interviewed.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { findTimes, nearestTime } from '../free-busy/find-times.ts';
import { isMeeting, proposedTo } from './find-proposed.ts';
import { showProposed } from './show-proposed.ts';

type Endpoints = typeof clientScheduleEndpoints;
const { scheduling: max } = limits;

/** Fixed rules for all times that a client proposes, which are also the agency's defaults. */
export const clientRules = {
  hostRule: 'all',
  noticeHours: max.noticeHours.usual,
  horizonDays: max.horizonDays.usual,
} as const;

export const mayPropose = (actor: Actor, found: FoundApplication): boolean =>
  actor.can('clientInterview.ask') && isMeeting(found);

export const readProposedTimes: Service<Endpoints['list']> = async ({ actor }, { params }) => {
  const found = await findApplicationForClient(actor, params.id);
  const proposes = mayPropose(actor, found);
  const people = proposes ? await peopleOfCompany(found.application.companyId) : [];
  return {
    data: isMeeting(found) ? await showProposed(actor, await proposedTo(found)) : [],
    candidateTimeZone: found.candidate.timeZone,
    mayPropose: proposes,
    people: people.map(({ userId, name }) => ({ id: userId.toHexString(), name })),
  };
};

/** Returns when users of the client, and the candidate, are free. */
export const readTimesForClient: Service<Endpoints['freeTimes']> = async (
  { actor },
  { params, query },
) => {
  const found = await findApplicationForClient(actor, params.id);
  if (!mayPropose(actor, found)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  const own = await peopleOfCompany(found.application.companyId);
  const hostIds = query.hostIds.filter((id) => own.some(({ userId }) => userId.equals(id)));
  if (hostIds.length === 0) return { times: [], nearest: null };
  const interview = {
    interviewId: null,
    candidateId: found.candidate._id,
    startsAt: null,
    durationMin: query.durationMin,
    hostIds: hostIds.map((id) => new Types.ObjectId(id)),
  };
  const now = new Date();
  const times = await findTimes(interview, clientRules, now);
  const nearest = times.length > 0 ? null : await nearestTime(interview, clientRules, now);
  return {
    times: times.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    })),
    nearest: nearest?.toISOString() ?? null,
  };
};
