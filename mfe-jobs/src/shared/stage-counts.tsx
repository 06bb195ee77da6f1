import type { CSSProperties } from 'react';
import { applicationStageKinds } from '@muster/contracts';
import type { StageCounts as Counts } from '@muster/contracts';
import { ValueTooltip, stateFamily, stateLabel } from '@muster/ui';
import classes from './stage-counts.module.css';
import { useListWords } from './list-words.ts';

/** How many people stand in each stage of a job, from the first to the last; words on a hover. */
export function StageCounts({ counts }: { counts: Counts }) {
  const t = useListWords();
  const inWords =
    applicationStageKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => `${stateLabel('stage', kind)} ${counts[kind]}`)
      .join(', ') || t('stages.none');
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
