import type { ReactNode } from 'react';
import type { PoolRecord } from '@muster/contracts';
import { Progress, formatCount } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './pool.module.css';

/** The pool's figures: members against the target, vetted, available, and in demand. */
export function PoolFigures({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const { memberCount, targetSize, vettedCount, availableCount, openJobs } = pool;
  const share = memberCount === 0 ? 0 : Math.round((vettedCount / memberCount) * 100);
  return (
    <dl className={classes.figures} aria-label={t('pool.figures.label')}>
      <Figure label={t('pool.figures.members')} value={formatCount(memberCount)}>
        {gapText(t, memberCount, targetSize)}
        {targetSize !== null && (
          <Progress
            size={6}
            mt={4}
            value={Math.min(100, (memberCount / targetSize) * 100)}
            aria-label={t('pools.targetLabel', {
              members: formatCount(memberCount),
              target: formatCount(targetSize),
            })}
          />
        )}
      </Figure>
      <Figure label={t('pool.figures.vetted')} value={formatCount(vettedCount)}>
        {memberCount === 0
          ? t('pool.figures.nobody')
          : t('pool.figures.vettedShare', { percent: share })}
      </Figure>
      <Figure label={t('pool.figures.available')} value={formatCount(availableCount)}>
        {t('pool.figures.availableText')}
      </Figure>
      {openJobs !== undefined && (
        <Figure label={t('pool.figures.openJobs')} value={formatCount(openJobs)}>
          {t('pool.figures.openJobsText')}
        </Figure>
      )}
    </dl>
  );
}

function gapText(
  t: ReturnType<typeof useMessages>,
  members: number,
  target: number | null,
): string {
  if (target === null) return t('pool.figures.noTarget');
  if (members >= target) return t('pool.figures.reached', { target: formatCount(target) });
  return t('pool.figures.short', { count: target - members, target: formatCount(target) });
}

interface FigureProps {
  label: string;
  value: string;
  children: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      <dd className={classes.quiet}>{children}</dd>
    </div>
  );
}
