import type { Tx } from '../../../db/unit-of-work.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import { reopenLinksTo } from '../../links/api/access-tokens.ts';
import { dropWithdrawal } from '../actions/withdrawal-mails.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endingTemplates } from '../mails/person-mails.ts';
import { atStage } from './stage-of.ts';

/**
 * Brings an ended application back to the stage that it left, with the links that the ending closed.
 * Who has not heard of the ending yet, the person or the client, never hears of it.
 */
export async function returnToStage(
  tx: Tx,
  application: Application,
  version: number | null,
  guard?: (current: Application) => Promise<void>,
): Promise<Application> {
  const after = await changeApplication(tx, application, {
    action: 'restore',
    name: 'application.restore',
    event: 'unrejected',
    version,
    ...(guard && { guard }),
    set: async (current) => ({
      status: 'active' as const,
      ...(await stageLeft(tx, current)),
      exit: null,
    }),
  });
  if (after === application) return after;
  await cancelMailsAbout(tx, { type: 'application', id: application._id }, endingTemplates);
  await dropWithdrawal(tx, application);
  if (application.exit)
    await reopenLinksTo(tx, { type: 'application', id: application._id }, application.exit.at);
  return after;
}

/** A seat is not kept for a candidate who left: they stand before the client's choice again. */
async function stageLeft(tx: Tx, application: Application) {
  const { exit, stageId, stageKind } = application;
  const kind = exit?.stageKind ?? stageKind;
  if (kind === 'selected' || kind === 'contracting')
    return {
      ...(await atStage(tx, application, 'client_interview')),
      clientDecision: 'interview' as const,
    };
  return atStage(tx, application, kind, exit?.stageId ?? stageId);
}
