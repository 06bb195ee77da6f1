import { reachableStages, type ApplicationRecord } from '@muster/contracts';
import { useApplicationBlockMessages, useApplicationSteps } from '@muster/blocks';
import { IconCheck, UnstyledButton } from '@muster/ui';
import { useLayoutEffect, useRef } from 'react';
import classes from './application.module.css';

/** Stages of the pipeline with the candidate's progress; reachable ones are buttons. */
export function StageBar({ record }: { record: ApplicationRecord }) {
  const own = record.stages.findIndex(({ id }) => id === record.stage.id);
  // The stage may have been disabled since the application ended: then any of that kind.
  const at = own === -1 ? record.stages.findIndex(({ kind }) => kind === record.stage.kind) : own;
  const words = useApplicationBlockMessages();
  const steps = useApplicationSteps(record);
  const reachable = new Set(reachableStages(record).map(({ id }) => id));
  const isPlaced = record.status === 'placed';
  const list = useRef<HTMLOListElement>(null);
  // If the stages do not fit side by side, scrolls to the current one.
  useLayoutEffect(() => {
    const element = list.current;
    const stage = element?.children.item(at);
    if (!element || !(stage instanceof HTMLElement)) return undefined;
    const show = () => {
      const middle = stage.offsetLeft - element.offsetLeft + stage.offsetWidth / 2;
      element.scrollLeft = middle - element.clientWidth / 2;
    };
    // Before paint, to avoid a layout shift; again after a resize.
    show();
    const observer = new ResizeObserver(show);
    observer.observe(element);
    return () => observer.disconnect();
  }, [at]);
  return (
    <ol ref={list} className={classes.stages}>
      {record.stages.map(({ id, name }, index) => {
        const isPast = index < at || isPlaced;
        const isNow = index === at && record.status === 'active';
        const content = (
          <>
            {isPast && <IconCheck size={14} aria-hidden />}
            {name}
          </>
        );
        return (
          <li
            key={id}
            className={classes.stage}
            data-state={isNow ? 'now' : isPast ? 'past' : 'ahead'}
            aria-current={isNow ? 'step' : undefined}
          >
            {reachable.has(id) ? (
              <UnstyledButton
                className={classes.stageButton}
                aria-label={words('moveTo', { stage: name })}
                title={words('moveTo', { stage: name })}
                disabled={steps.pending}
                onClick={() => steps.moveTo(id)}
              >
                {content}
              </UnstyledButton>
            ) : (
              <span className={classes.stageName}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
