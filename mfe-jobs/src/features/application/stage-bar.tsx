import { defaultPipeline, stageRank } from '@muster/contracts';
import type { ApplicationRecord } from '@muster/contracts';
import { IconCheck } from '@muster/ui';
import classes from './application.module.css';

/** The stages of the pipeline, and how far the person has come. */
export function StageBar({ record }: { record: ApplicationRecord }) {
  const at = stageRank(record.stage.kind);
  const isPlaced = record.status === 'placed';
  return (
    <ol className={classes.stages}>
      {defaultPipeline.map(({ id, name, kind }) => {
        const isPast = stageRank(kind) < at || isPlaced;
        const isNow = stageRank(kind) === at && record.status === 'active';
        return (
          <li
            key={id}
            className={classes.stage}
            data-state={isNow ? 'now' : isPast ? 'past' : 'ahead'}
            aria-current={isNow ? 'step' : undefined}
          >
            {isPast && <IconCheck size={14} aria-hidden />}
            {name}
          </li>
        );
      })}
    </ol>
  );
}
