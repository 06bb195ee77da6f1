import type { scheduleRequestEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findInterview } from '../../vetting/api/interview-times.ts';
import { findTimes, nearestTime } from '../free-busy/find-times.ts';
import { timelessVetting } from './invite.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';
import { showRequest } from './show-request.ts';

type Endpoints = typeof scheduleRequestEndpoints;
const batch = 100;

export const readRequestsOfCandidate: Service<Endpoints['ofCandidate']> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'vetting.read', params.id);
  const requests = await ScheduleRequestModel.find({ candidateId: candidate._id, planned: null })
    .sort({ createdAt: -1, _id: -1 })
    .limit(batch)
    .lean();
  return { data: requests.map((request) => showRequest(actor, candidate, request)) };
};

/** Returns the times that the candidate would currently see, before anything is sent. */
export const readFreeTimes: Service<Endpoints['freeTimes']> = async (
  { actor },
  { params, query },
) => {
  const { interview } = await findInterview(actor, 'vettingInterview.manage', params.id);
  const timeless = timelessVetting(interview);
  const now = new Date();
  const times = await findTimes(timeless, query, now);
  const nearest = times.length > 0 ? null : await nearestTime(timeless, query, now);
  return {
    times: times.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    })),
    nearest: nearest?.toISOString() ?? null,
  };
};
