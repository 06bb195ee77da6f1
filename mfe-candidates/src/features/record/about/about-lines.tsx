import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { ChipList } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { EditLink } from '../profile/edit-link.tsx';
import classes from './about-lines.module.css';

/** Pools of a candidate, with a link to change them. */
export function PoolsLine({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { pools = [], allowedActions } = candidate;
  return (
    <span className={classes.line}>
      {pools.length > 0 ? (
        <ChipList items={pools.map(({ name }) => name)} max={3} />
      ) : (
        t('pools.none')
      )}
      {allowedActions.includes('edit_pools') && (
        <EditLink
          to={href(candidatesRoutes.editPools, { id: candidate.id })}
          label={t('pools.edit')}
        />
      )}
    </span>
  );
}

/** Number in time tracking, for users who may change it. */
export function HarvestLine({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  return (
    <span className={classes.line}>
      {candidate.harvestId ?? t('harvest.none')}
      {candidate.allowedActions.includes('edit_harvest_id') && (
        <EditLink
          to={href(candidatesRoutes.editHarvestId, { id: candidate.id })}
          label={t('harvest.edit')}
        />
      )}
    </span>
  );
}
