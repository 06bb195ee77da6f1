import type { applicationScheduleEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findApplication } from '../../applications/api/interviewed.ts';
import { arrangeable, chosenHosts } from '../../client-interviews/api/chosen-times.ts';
import { ensureHeldTimes, lockTimes } from '../../vetting/api/interview-times.ts';
import { applicationKind } from '../interview/application-interview.ts';
import { mailInvite } from './schedule-mails.ts';
import { showApplicationRequest } from './show-application-request.ts';
import {
  requireMailable,
  requireOfferedHours,
  requireTimes,
  writeRequest,
} from './write-request.ts';

/** Mails the candidate a link to choose a time with the client, or with people of the agency. */
export const inviteToChooseRound: Service<typeof applicationScheduleEndpoints.invite> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const permission = 'clientInterview.manage';
  await findApplication(actor, permission, params.id);
  await ensureHeldTimes(body.hostIds);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const found = await findApplication(actor, permission, params.id, { session });
    const { application, candidate } = found;
    const { kind, round, hostIds: ids, durationMin, confirmHours, ...rules } = body;
    if (!arrangeable(actor, found).includes(kind))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: application.stageKind, action: 'invite' },
      });
    await requireMailable(candidate);
    requireOfferedHours(candidate, { ...rules, confirmHours }, durationMin);
    const hosts = await chosenHosts(found, kind, ids, session);
    const hostIds = hosts.map(({ userId }) => userId);
    const { _id: candidateId } = candidate;
    await lockTimes(tx, hostIds);
    await requireTimes(
      tx,
      { interviewId: null, startsAt: null, candidateId, hostIds, durationMin },
      rules,
    );
    const request = await writeRequest(tx, rules, {
      interviewId: new Types.ObjectId(),
      candidate,
      organiserId: actor.userId,
      durationMin,
      hostIds,
      planned: { applicationId: application._id, kind, round, hosts },
    });
    const interview = await applicationKind.read(request, session);
    if (interview) await mailInvite(tx, { request, interview, candidate });
    return showApplicationRequest(actor, found, request, session);
  });
};
