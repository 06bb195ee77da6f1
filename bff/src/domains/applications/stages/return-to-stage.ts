import { isEarlyStage, type ApplicationStageKind } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { endingHeldFor } from '../../../outbox/application-ended.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import { reopenLinksTo } from '../../links/api/access-tokens.ts';
import { reopenSubmissions } from '../../submissions/api/submissions.ts';
import { dropWithdrawal } from '../actions/withdrawal-mails.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endingTemplates } from '../mails/person-mails.ts';
import { atStage } from './stage-of.ts';

/**
 * Returns an ended application to its last stage and reopens the links that the ending closed.
 * Cancels unsent messages about the ending. Undone at once, the client sees what it saw before;
 * reopened later, only a new version shows the candidate.
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
      ...sightOf(tx, current),
    }),
  });
  if (after === application) return after;
  await cancelMailsAbout(tx, { type: 'application', id: application._id }, endingTemplates);
  await dropWithdrawal(tx, application);
  const { _id, exit } = application;
  if (exit) await reopenLinksTo(tx, { type: 'application', id: _id }, exit.at);
  if (exit && isUndo(tx, application)) await reopenSubmissions(tx, _id, exit.at);
  return after;
}

/** Checks whether an ending is reverted before anyone outside learned of it. */
export const isUndo = ({ at }: Pick<Tx, 'at'>, { exit }: Pick<Application, 'exit'>): boolean =>
  exit !== null && at.getTime() - exit.at.getTime() <= endingHeldFor;

/** Returns whether the client of a reopened application sees anything of it. */
function sightOf(tx: Tx, application: Application): { awaitsResubmit: boolean } {
  const { submissionVersion, stageKind, awaitsResubmit = false } = application;
  const wasShown = submissionVersion > 0 && !isEarlyStage(stageKind);
  return { awaitsResubmit: awaitsResubmit || (wasShown && !isUndo(tx, application)) };
}

/** A seat is not kept for a candidate who left: the client has to choose again. */
async function stageLeft(tx: Tx, application: Application) {
  const { exit, stageId, stageKind } = application;
  const kind = exit?.stageKind ?? stageKind;
  if (kind === 'selected' || kind === 'contracting')
    return {
      ...(await atStage(tx, application, 'client_interview')),
      clientDecision: 'interview' as const,
    };
  return {
    ...(await atStage(tx, application, kind, exit?.stageId ?? stageId)),
    // The client's decision is void.
    ...(application.clientDecision === 'reject' && { clientDecision: decisionAt(kind) }),
  };
}

/** Returns the client's decision that a stage implies. */
export const decisionAt = (kind: ApplicationStageKind): 'interview' | 'none' =>
  kind === 'client_interview' ? 'interview' : 'none';
