import { dayMs } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { VettingDecisionRow } from '../vetting-decision.model.ts';
import { standingSteps } from '../decisions/standing-steps.ts';
import type { TranscriptRecord } from './transcript.model.ts';

type Step = Pick<VettingDecisionRow, 'action' | 'at'>;

/**
 * Returns when a transcript or recording is deleted: a fixed time after the first standing verdict
 * that follows its interview; for one added later, after it was added. Null before there is a
 * verdict.
 */
export function deletionOf(
  { heldAt, createdAt }: Pick<TranscriptRecord, 'heldAt' | 'createdAt'>,
  latestFirst: readonly Step[],
  days = agencySettings().retention.transcriptDays,
): Date | null {
  const verdict = standingSteps(latestFirst).findLast(
    ({ action, at }) => at >= heldAt && (action === 'pass' || action === 'fail'),
  );
  if (!verdict) return null;
  const since = Math.max(verdict.at.getTime(), createdAt.getTime());
  return new Date(since + days * dayMs);
}
