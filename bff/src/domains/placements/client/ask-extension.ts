import { livePlacementStates, type clientPlacementEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { addDays, dayInWords, today } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { limitClientMessages, mailFromClient } from '../../messages/api/client-message.ts';
import { createTask } from '../../tasks/api/tasks.ts';
import { placementLink } from '../changes/notify-placement.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { clientScopeFor } from './client-placements.ts';
import {
  askedSince,
  contractorFields,
  showContractors,
  type ContractorPlacement,
} from './show-contractors.ts';
import { whoAnswers } from './who-answers.ts';

/** Asks the account manager to extend a contract, by mail and as a task. */
export const askExtension: Service<typeof clientPlacementEndpoints.askExtension> = async (
  ctx,
  { params },
) => {
  const { actor } = ctx;
  await findLive(actor, params.id);
  await limitClientMessages(ctx);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const placement = await findLive(actor, params.id, session);
    const [shown] = await showContractors(actor, [placement], session);
    if (!shown) throw new AppError('NOT_FOUND');
    const refused = new AppError('INVALID_TRANSITION', {
      context: { currentState: placement.status, action: 'ask_extension' },
    });
    if (!shown.mayAskExtension) throw refused;
    // Two concurrent requests of colleagues create one task.
    const { modifiedCount } = await PlacementModel.updateOne(
      { _id: placement._id, extensionAskedAt: { $not: { $gte: askedSince(tx.at) } } },
      { $set: { extensionAskedAt: tx.at } },
      { session },
    );
    if (modifiedCount === 0) throw refused;
    const { companyId, number } = placement;
    const to = await whoAnswers(placement, session);
    const company = (await companyNames([companyId], session)).get(companyId.toHexString()) ?? '';
    const title = `${number}: the client asks for an extension`;
    const verb = (shown.daysLeft ?? 0) < 0 ? 'was due to end' : 'ends';
    const end = shown.endDate ? ` The contract ${verb} on ${dayInWords(shown.endDate)}.` : '';
    const message = `We would like to extend the contract ${number}.${end}`;
    await audit(tx, {
      action: 'placement.client_ask_extension',
      entity: 'placement',
      entityId: placement._id,
      companyId,
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
        note: message,
      },
    );
    await mailFromClient(tx, ctx, {
      to,
      company,
      title,
      message,
      path: placementLink(placement),
      about: { type: 'company', id: companyId },
    });
    return { ...shown, extensionAskedAt: tx.at.toISOString(), mayAskExtension: false };
  });
};

/** @throws AppError NOT_FOUND for a placement that is over, or hidden from the reader */
async function findLive(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<ContractorPlacement> {
  const placement = isRecordId(id)
    ? await PlacementModel.findOne(
        {
          $and: [
            { _id: id, status: { $in: ['pending_start', ...livePlacementStates] } },
            await clientScopeFor(actor),
          ],
        },
        contractorFields,
        { session },
      ).lean()
    : null;
  if (!placement) throw new AppError('NOT_FOUND');
  return placement;
}
