import { dayMs } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { VettingDecisionRow } from '../vetting-decision.model.ts';
import { standingSteps } from '../decisions/standing-steps.ts';
import type { TranscriptRecord } from './transcript.model.ts';

type Step = Pick<VettingDecisionRow, 'action' | 'at'>;

/**
 * When a transcript, or a recording, is deleted: so long after the first verdict that follows its interview and
 * stands; one that was added later is kept from then on. Null before there is a verdict.
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
