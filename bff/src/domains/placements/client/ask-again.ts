import {
  candidatesRoutes,
  endedPlacementStates,
  href,
  type clientPlacementEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { limitClientMessages, mailFromClient } from '../../messages/api/client-message.ts';
import { createTask } from '../../tasks/api/tasks.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { clientScopeFor } from './client-placements.ts';
import { askedAgain, pastFields, showPast, type PastPlacement } from './past-contractors.ts';
import { whoAnswers } from './who-answers.ts';

/** Asks the account manager for a former contractor, by mail and as a task. */
export const askAgain: Service<typeof clientPlacementEndpoints.askAgain> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await findPast(actor, params.id);
  await limitClientMessages(ctx);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const placement = await findPast(actor, params.id, session);
    const [shown] = await showPast(actor, [placement], session);
    if (!shown) throw new AppError('NOT_FOUND');
    if (!shown.mayAskAgain)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: placement.status, action: 'ask_again' },
      });
    const { companyId, candidateId } = placement;
    const to = await whoAnswers(placement, session);
    const candidates = await candidatesById([candidateId]);
    const number = candidates.get(candidateId.toHexString())?.number ?? '';
    const company = (await companyNames([companyId], session)).get(companyId.toHexString()) ?? '';
    const title = `${number} is asked for again`;
    await audit(tx, {
      action: askedAgain,
      entity: 'placement',
      entityId: placement._id,
      companyId,
      changes: [{ path: 'from', before: null, after: body.from }],
    });
    await createTask(
      tx,
      { type: 'company', _id: companyId },
      {
        title,
        kind: 'redeploy',
        assigneeId: to.id,
        source: 'rule',
        dueOn: addDays(today(), 1),
        note: body.message.slice(0, noteLength),
      },
    );
    await mailFromClient(tx, ctx, {
      to,
      company,
      title,
      message: body.from ? `${body.message}\n\nFrom ${body.from} on.` : body.message,
      path: href(candidatesRoutes.record, { id: candidateId.toHexString() }),
      about: { type: 'company', id: companyId },
    });
    return { ...shown, askedAt: tx.at.toISOString(), mayAskAgain: false };
  });
};

/** Maximum length of a task's note. */
const noteLength = 500;

async function findPast(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<PastPlacement> {
  const placement = isRecordId(id)
    ? await PlacementModel.findOne(
        {
          $and: [
            { _id: id, status: { $in: [...endedPlacementStates] } },
            await clientScopeFor(actor),
          ],
        },
        pastFields,
        { session },
      ).lean()
    : null;
  if (!placement) throw new AppError('NOT_FOUND');
  return placement;
}
