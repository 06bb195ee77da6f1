import { talentRoutes } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './pool-columns.module.css';
import type { PoolRow } from './pool-row.ts';

/** Links to the two question banks of a pool. */
export function QuestionLinks({ pool: { id, name }, t }: { pool: PoolRow; t: Translate }) {
  return (
    <span className={`${classes.members} ${classes.links}`}>
      <RouteLink
        route={talentRoutes.interviewQuestions}
        params={{ id }}
        aria-label={t('pools.interviewOf', { name })}
      >
        {t('pools.interview')}
      </RouteLink>
      <RouteLink
        route={talentRoutes.screeningQuestions}
        params={{ id }}
        aria-label={t('pools.screeningOf', { name })}
      >
        {t('pools.screening')}
      </RouteLink>
    </span>
  );
}
