import type { applicationScheduleEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findApplication, type FoundApplication } from '../../applications/api/interviewed.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { findTimes, nearestTime } from '../free-busy/find-times.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';
import { closeRequest, takeProposedTime } from './settle-request.ts';
import { showApplicationRequest, showApplicationRequests } from './show-application-request.ts';

type Endpoints = typeof applicationScheduleEndpoints;
const batch = 100;

interface Found {
  found: FoundApplication;
  request: ScheduleRequestRecord;
}

/** @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN */
async function findRequest(
  actor: Actor,
  id: string,
  session: ClientSession | null,
): Promise<Found> {
  const request = isRecordId(id)
    ? await ScheduleRequestModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!request?.planned) throw new AppError('NOT_FOUND');
  const applicationId = request.planned.applicationId.toHexString();
  const found = await findApplication(actor, 'clientInterview.manage', applicationId, { session });
  return { found, request };
}

export const readApplicationRequests: Service<Endpoints['list']> = async (
  { actor },
  { params },
) => {
  const found = await findApplication(actor, 'application.list', params.id);
  const requests = await ScheduleRequestModel.find({
    'planned.applicationId': found.application._id,
    deletedAt: null,
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(batch)
    .lean();
  return { data: await showApplicationRequests(actor, found, requests) };
};

/** Returns the times that the candidate would currently see, before anything is sent. */
export const readApplicationTimes: Service<Endpoints['freeTimes']> = async (
  { actor },
  { params, query },
) => {
  const { candidate } = await findApplication(actor, 'clientInterview.manage', params.id);
  const { hostIds, durationMin, ...rules } = query;
  const interview = {
    interviewId: null,
    candidateId: candidate._id,
    startsAt: null,
    durationMin,
    hostIds: hostIds.map((id) => new Types.ObjectId(id)),
  };
  const now = new Date();
  const times = await findTimes(interview, rules, now);
  const nearest = times.length > 0 ? null : await nearestTime(interview, rules, now);
  return {
    times: times.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    })),
    nearest: nearest?.toISOString() ?? null,
  };
};

/** Sets a time within one of the candidate's proposals, even outside of hours. */
export const fixProposedTime: Service<Endpoints['fix']> = async (ctx, { params, body }) => {
  const { request: seen } = await findRequest(ctx.actor, params.id, null);
  await ensureHeldTimes([...seen.hostIds, seen.candidateId].map(String));
  return transactShown(ctx, {
    find: (session) => findRequest(ctx.actor, params.id, session),
    change: async (tx, { found, request }) => ({
      found,
      request: await takeProposedTime(tx, found, request, body),
    }),
    show: ({ found, request }, session) =>
      showApplicationRequest(ctx.actor, found, request, session),
  });
};

/** Closes a link before a time was chosen. */
export const withdrawApplicationRequest: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findRequest(ctx.actor, params.id, session),
    change: async (tx, { found, request }) => ({
      found,
      request: await closeRequest(tx, request, body.version),
    }),
    show: ({ found, request }, session) =>
      showApplicationRequest(ctx.actor, found, request, session),
  });
