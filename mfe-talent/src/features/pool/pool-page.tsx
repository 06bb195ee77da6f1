import { useParams } from 'react-router-dom';
import { QueryView, useDocumentTitle } from '@muster/kit';
import { PageSkeleton, RecordLayout } from '@muster/ui';
import { api } from '../../api.ts';
import { PoolTabs } from '../../shared/pool-tabs.tsx';
import { MembersTable } from './members/members-table.tsx';
import { PoolFigures } from './pool-figures.tsx';
import { PoolHeader } from './pool-header.tsx';
import { PoolNotices } from './pool-notices.tsx';
import { PoolRuleLine } from './pool-rule-line.tsx';
import { SuggestionsDrawer } from './suggestions/suggestions-drawer.tsx';
import classes from './pool.module.css';

/** A pool: its members, its progress towards the target, and its rule. */
export function PoolPage() {
  const { id = '' } = useParams();
  const query = api.usePoolsReadQuery({ params: { id } });
  useDocumentTitle(query.currentData?.name);
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(pool) => (
        <RecordLayout
          header={
            <>
              <PoolHeader pool={pool} />
              <PoolNotices pool={pool} />
            </>
          }
          tabs={
            <PoolTabs
              poolId={pool.id}
              active="members"
              readsQuestions={pool.allowedActions.includes('read_questions')}
            />
          }
          main={
            <div className={classes.main}>
              {pool.description && <p className={classes.description}>{pool.description}</p>}
              <PoolFigures pool={pool} />
              {pool.kind === 'smart' && <PoolRuleLine pool={pool} />}
              <MembersTable pool={pool} />
              <SuggestionsDrawer pool={pool} />
            </div>
          }
        />
      )}
    </QueryView>
  );
}
