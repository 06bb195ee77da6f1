import { limits, type clientCandidateEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { sendNudge } from '../mails/late-clients.ts';
import { recordEvent } from '../record/record-event.ts';
import { clientActions } from './client-standing.ts';
import { clientReader } from './client-reader.ts';
import { findForClient } from './find-for-client.ts';

/** Asks the colleagues who may decide, on behalf of a user who may not; at most once a day. */
export const askDecider: Service<typeof clientCandidateEndpoints.askDecider> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { application, job } = await findForClient(ctx.actor, params.id, tx.session);
    const deciders = (await decidersOf(job, tx.session)).filter(
      ({ userId }) => !userId.equals(ctx.actor.userId),
    );
    const asked = await ApplicationEventModel.exists({
      applicationId: application._id,
      type: 'decider_asked',
      actorId: ctx.actor.userId,
      at: { $gte: new Date(tx.at.getTime() - limits.application.nudgeEvery) },
    }).session(tx.session);
    if (asked) return { asked: deciders.length };
    if (!clientActions(application, await clientReader(ctx.actor)).includes('ask_decider'))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: application.stageKind, action: 'ask_decider' },
      });
    if (deciders.length === 0) throw new AppError('NO_RECIPIENTS');
    await recordEvent(tx, application, {
      type: 'decider_asked',
      action: 'application.ask_decider',
      from: application.stageKind,
      to: application.stageKind,
      note: body.message,
      changes: [],
    });
    const people = await findPeople([tx.userId], tx.session);
    await sendNudge(tx, job, deciders, {
      senderName: people.name(tx.userId),
      message: body.message ?? '',
    });
    return { asked: deciders.length };
  });
