import type { ApplicationRecord } from '@muster/contracts';
import { IconCheck } from '@muster/ui';
import classes from './application.module.css';

/** The stages of the pipeline, and how far the person has come. */
export function StageBar({ record }: { record: ApplicationRecord }) {
  const own = record.stages.findIndex(({ id }) => id === record.stage.id);
  // Its stage may be out of use since it ended there: then any of that kind.
  const at = own === -1 ? record.stages.findIndex(({ kind }) => kind === record.stage.kind) : own;
  const isPlaced = record.status === 'placed';
  return (
    <ol className={classes.stages}>
      {record.stages.map(({ id, name }, index) => {
        const isPast = index < at || isPlaced;
        const isNow = index === at && record.status === 'active';
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
