import type { clientScheduleEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findApplicationForClient } from '../../applications/api/interviewed.ts';
import { chosenHosts, interviewsPath } from '../../client-interviews/api/chosen-times.ts';
import { notify } from '../../notifications/api/notify.ts';
import { ensureHeldTimes, lockTimes } from '../../vetting/api/interview-times.ts';
import { applicationKind } from '../interview/application-interview.ts';
import { mailInvite } from '../request/schedule-mails.ts';
import {
  requireMailable,
  requireOfferedHours,
  requireTimes,
  writeRequest,
} from '../request/write-request.ts';
import { clientRules, mayPropose } from './read-proposed.ts';
import { showOneProposed } from './show-proposed.ts';

/**
 * Proposes times of the client's users to a candidate, who gets the agency's mail with a link to
 * choose one. The owner of the application organises the interview and is notified.
 */
export const proposeForClient: Service<typeof clientScheduleEndpoints.propose> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await findApplicationForClient(actor, params.id);
  await ensureHeldTimes(body.hostIds);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const found = await findApplicationForClient(actor, params.id, session);
    const { application, candidate } = found;
    if (!mayPropose(actor, found))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: application.stageKind, action: 'propose' },
      });
    const { round, durationMin, hostIds: ids, confirmHours, ...chosen } = body;
    await requireMailable(candidate);
    requireOfferedHours(candidate, { ...chosen, confirmHours }, durationMin);
    const hosts = await chosenHosts(found, 'client', ids, session);
    const stranger = hosts.findIndex(({ side }) => side !== 'client');
    if (stranger >= 0) throw invalidField(`hostIds[${stranger}]`, 'NOT_ALLOWED');
    const hostIds = hosts.map(({ userId }) => userId);
    await lockTimes(tx, hostIds);
    const rules = { ...clientRules, ...chosen };
    const { _id: candidateId } = candidate;
    await requireTimes(
      tx,
      { interviewId: null, startsAt: null, candidateId, hostIds, durationMin },
      rules,
    );
    const request = await writeRequest(tx, rules, {
      interviewId: new Types.ObjectId(),
      candidate,
      organiserId: application.ownerUserId,
      durationMin,
      hostIds,
      proposedBy: actor.userId,
      planned: { applicationId: application._id, kind: 'client', round, hosts },
    });
    const interview = await applicationKind.read(request, session);
    if (interview) await mailInvite(tx, { request, interview, candidate });
    await notify(tx, {
      topic: 'client_decision',
      userIds: [application.ownerUserId],
      title: `The client proposes times for an interview: {name}, ${round}`,
      link: interviewsPath(application._id),
      subject: { type: 'candidate', id: candidateId },
    });
    return showOneProposed(actor, request, session);
  });
};
