import type { CSSProperties } from 'react';
import { applicationStageKinds, type StageCounts as Counts } from '@muster/contracts';
import { ValueTooltip, stateFamily, stateLabel } from '@muster/ui';
import { useApplicationBlockMessages } from './messages.ts';
import classes from './stage-counts.module.css';

interface StageCountsProps {
  counts: Counts;
  /** Number of candidates on hold, who are in no stage for now. */
  onHold?: number | undefined;
}

/**
 * Number of candidates in each stage of a job, from the first to the last; shows words on hover.
 */
export function StageCounts({ counts, onHold = 0 }: StageCountsProps) {
  const t = useApplicationBlockMessages();
  const kinds = applicationStageKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${stateLabel('stage', kind)} ${counts[kind]}`);
  const held = onHold > 0 ? [t('stages.onHold', { count: onHold })] : [];
  const inWords = [...kinds, ...held].join(', ') || t('stages.none');
  return (
    <ValueTooltip label={() => inWords}>
      <span className={classes.stages} role="img" aria-label={t('stages.label', { list: inWords })}>
        {applicationStageKinds.map((kind) => (
          <span
            key={kind}
            aria-hidden
            className={classes.stage}
            data-empty={counts[kind] === 0 || undefined}
            style={{ '--stage-dot': `var(--m-${stateFamily('stage', kind)}-dot)` } as CSSProperties}
          >
            {counts[kind]}
          </span>
        ))}
      </span>
    </ValueTooltip>
  );
}
