import { minuteMs, type applicationScheduleEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findApplication, type FoundApplication } from '../../applications/api/interviewed.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { findTimes, nearestTime } from '../free-busy/find-times.ts';
import { applicationKind } from '../interview/application-interview.ts';
import { ScheduleRequestModel, type ScheduleRequestRecord } from '../schedule-request.model.ts';
import { changeRequest } from './change-request.ts';
import { mailArranged, requestSubject } from './schedule-mails.ts';
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
      }).lean<ScheduleRequestRecord>()
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
    .lean<ScheduleRequestRecord[]>();
  return { data: await showApplicationRequests(actor, found, requests) };
};

/** What the candidate would see now, before anything is sent. */
export const readApplicationTimes: Service<Endpoints['freeTimes']> = async (
  { actor },
  { params, query },
) => {
  const { candidate } = await findApplication(actor, 'clientInterview.manage', params.id);
  const { hostIds, durationMin, ...rules } = query;
  const interview = {
    ...{ interviewId: null, candidateId: candidate._id, startsAt: null, durationMin },
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

/** Takes a time within one of those that the candidate proposed, though it may be outside of hours. */
export const fixProposedTime: Service<Endpoints['fix']> = async (ctx, { params, body }) => {
  const { request: seen } = await findRequest(ctx.actor, params.id, null);
  await ensureHeldTimes([...seen.hostIds, seen.candidateId].map(String));
  return transactShown(ctx, {
    find: (session) => findRequest(ctx.actor, params.id, session),
    change: async (tx, { found, request }) => {
      const startsAt = new Date(body.startsAt);
      const endsAt = new Date(startsAt.getTime() + request.durationMin * minuteMs);
      const after = await changeRequest(tx, request, {
        action: 'choose_slot',
        version: body.version,
        isRepeat: ({ status }) =>
          status === 'confirmed' && request.startsAt?.getTime() === startsAt.getTime(),
        guard: () => {
          if (startsAt < tx.at) throw invalidField('startsAt', 'IN_PAST');
          const isProposed = request.windows.some(
            (window) => window.startsAt <= startsAt && endsAt <= window.endsAt,
          );
          if (!isProposed) throw invalidField('startsAt', 'INVALID_OPTION');
        },
        set: { startsAt, endsAt, holdUntil: null, windows: [], windowsNote: null },
      });
      if (after === request) return { found, request };
      const interview = await applicationKind.read(request, tx.session);
      if (!interview) throw new AppError('NOT_FOUND');
      const { candidate } = found;
      const hostIds = request.hostIds.map(String);
      const arranged = { request: after, interview, candidate };
      await applicationKind.confirm(tx, arranged, { startsAt, endsAt, hostIds }, {});
      const now = (await applicationKind.read(after, tx.session)) ?? interview;
      await mailArranged(tx, { ...arranged, interview: now }, 'confirmed');
      return { found, request: after };
    },
    show: ({ found, request }, session) =>
      showApplicationRequest(ctx.actor, found, request, session),
  });
};

/** Closes a link before a time was chosen. */
export const withdrawApplicationRequest: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findRequest(ctx.actor, params.id, session),
    change: async (tx, { found, request }) => {
      const after = await changeRequest(tx, request, {
        action: 'withdraw',
        version: body.version,
        set: { cancelledAt: tx.at },
      });
      if (after !== request) await revokeLinksTo(tx, requestSubject(after), 'disabled_by_staff');
      return { found, request: after };
    },
    show: ({ found, request }, session) =>
      showApplicationRequest(ctx.actor, found, request, session),
  });
