import type { scorecardEndpoints } from '@muster/contracts';
import { softDelete } from '../../../db/soft-delete.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { findScorecard } from './find-scorecard.ts';
import { isHiddenFrom, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import { mayDelete, restsOnAlone, showScorecard } from './show-scorecard.ts';
import { verifyBy } from './verify.ts';
import { auditScorecard } from './write-scorecard.ts';

/** Returns a scorecard to readers whose own judgement it can no longer influence. */
export const readScorecard: Service<typeof scorecardEndpoints.read> = async (
  { actor },
  { params },
) => {
  const found = await findScorecard(actor, 'vetting.read', params.id);
  const owes = await owesJudgement(actor, found.candidate._id);
  if (isHiddenFrom(actor, found.scorecard, owes)) throw new AppError('FEEDBACK_HIDDEN');
  return showScorecard(actor, found);
};

/** Deletes a scorecard, unless the verdict rests on it alone. */
export const deleteScorecard: Service<typeof scorecardEndpoints.delete> = (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const { scorecard, candidate } = await findScorecard(actor, 'vetting.read', params.id, session);
    if (!mayDelete(actor, scorecard))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    const isKept = !actor.can('vetting.deleteEvidence');
    if (isKept && (await restsOnAlone(candidate, scorecard, session)))
      throw new AppError('VETTING_EVIDENCE');
    const { before, after } = await softDelete<ScorecardRecord>(
      tx,
      ScorecardModel,
      { _id: scorecard._id },
      { reason: null, version: body.version },
    );
    await auditScorecard(tx, before, after);
    // Skills that only this scorecard verified are no longer verified.
    if (before.status !== 'draft') await verifyBy(tx, candidate._id, [before.card]);
    return { candidateId: candidate._id.toHexString() };
  });
};
