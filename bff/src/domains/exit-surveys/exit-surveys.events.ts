import { limits, type ExitSurveySide } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { supervisorsById } from '../../records/companies/supervisors.ts';
import { contractsById, type Placement } from '../placements/api/contracts-of-person.ts';
import { placementEnded } from '../placements/api/placement-events.ts';
import { ExitSurveyModel } from './exit-survey.model.ts';
import { askForSurvey } from './survey-mails.ts';

/** Asks both sides; a repeated event asks nobody twice. */
async function askBothSides(id: string): Promise<void> {
  await transact(systemContext(placementEnded), async (tx) => {
    const placement = (await contractsById([new Types.ObjectId(id)], tx.session)).get(id);
    if (!placement) return;
    await ask(tx, placement, 'contractor', null);
    const leads = placement.supervisorCompanyUserId;
    const supervisor =
      leads && (await supervisorsById([leads], tx.session)).get(leads.toHexString());
    // A supervisor who has left the client is not asked.
    if (supervisor?.eligible) await ask(tx, placement, 'client', supervisor.userId);
  });
}

async function ask(
  tx: Tx,
  placement: Placement,
  side: ExitSurveySide,
  userId: Types.ObjectId | null,
): Promise<void> {
  const { session } = tx;
  const { _id: placementId, candidateId, companyId } = placement;
  if (await ExitSurveyModel.exists({ placementId, side }).session(session)) return;
  const [made] = await ExitSurveyModel.create(
    [
      {
        placementId,
        candidateId,
        companyId,
        side,
        userId,
        askedAt: tx.at,
        expiresAt: new Date(tx.at.getTime() + limits.exitSurvey.life),
        createdAt: tx.at,
        updatedAt: tx.at,
      },
    ],
    { session },
  );
  if (!made) throw new Error('The survey was not written');
  await audit(tx, {
    action: 'placement.ask_exit_survey',
    entity: 'placement',
    entityId: placementId,
    actorKind: 'job',
    companyId,
    changes: [{ path: 'side', before: null, after: side }],
  });
  await askForSurvey(tx, { survey: made.toObject(), placement });
}

/** Sends surveys when placements end. */
export const exitSurveyEvents: EventHandlers = {
  [placementEnded]: ({ payload }) => askBothSides(String(payload.placementId)),
};
