import type { ApplicationRecord, ReasonSide, Telling } from '@muster/contracts';
import type { Effect } from '@muster/ui';
import type { ApplicationMessages } from './messages.ts';

interface RejectValues {
  telling: Telling;
  poolId: string | null;
  bridge: { jobIds: readonly string[] };
}

/** Describes the effects of rejecting with the chosen values. */
export function rejectEffects(
  { candidate: { name }, job }: ApplicationRecord,
  { telling, poolId, bridge }: RejectValues,
  side: ReasonSide,
  t: ApplicationMessages,
): Effect[] {
  const told = {
    mail: t('effect.mailed', { name }),
    word: t('effect.toldInWords', { name }),
    later: t('effect.toldLater', { name }),
  }[telling.by];
  const texts = [
    t(`effect.rejected.${side}`, { job: job.title }),
    told,
    t('effect.calledOff'),
    ...(bridge.jobIds.length > 0 ? [t('effect.otherJobs', { count: bridge.jobIds.length })] : []),
    ...(poolId ? [t('effect.pool', { name })] : []),
  ];
  return texts.map((text) => ({ id: text, text }));
}
