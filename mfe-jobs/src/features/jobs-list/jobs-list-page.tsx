import { href, jobEndpoints, jobsRoutes, readsClientOfJobs } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useCustomList, useSavedList } from '@muster/blocks';
import { readList, unanswered, useActor } from '@muster/kit';
import { IconBriefcase, ListPage, PageHeader } from '@muster/ui';
import { api } from '../../api.ts';
import { JobsHeadActions } from '../../shared/jobs-view.tsx';
import { useListMessages } from '../../shared/list-words.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { jobColumns } from './job-columns.tsx';
import { JobPhoneRow } from './job-phone-row.tsx';
import { PendingReview, usePendingReview } from './pending-review.tsx';
import { useJobBulk } from './use-job-bulk.tsx';
import { useJobFilters } from './use-job-filters.ts';
import { useJobViews } from './use-job-views.ts';

/** Jobs in the reader’s scope: search, filter, sort and page, all in the URL. */
export function JobsListPage() {
  const t = useMessages();
  const list = useSavedList({
    api,
    name: 'jobs',
    accepts: jobEndpoints.list.query,
    key: 'jobs',
    defaults: { sort: '-openedDate' },
  });
  const query = list.held(api.useJobsListQuery({ query: list.query }));
  const { count, page } = readList(query);
  // Known before the first rows, so that the table header does not change.
  const actor = useActor();
  const seesClients = actor?.role !== undefined && readsClientOfJobs(actor.role);
  const words = useListMessages();
  const isReviewAwaited = usePendingReview().isLoading;
  const bulk = useJobBulk(list, page);
  const filters = useJobFilters(seesClients);
  const custom = useCustomList(api, 'job');
  const views = useJobViews();

  return (
    <ListPage>
      <PageHeader title={t('list.title')} count={count} actions={<JobsHeadActions />} />
      <SavedViews list={list} builtIn={views} />
      <SavedListTable
        api={api}
        list={list}
        // The rows wait for the notice above, which would push them down.
        query={isReviewAwaited ? unanswered(query) : query}
        notice={<PendingReview />}
        label={t('list.title')}
        columns={jobColumns(t, words, seesClients)}
        getRowHref={({ id }) => href(jobsRoutes.record, { id })}
        rowLabel={({ title }) => title}
        {...(bulk.actions.length > 0 && {
          selection: bulk.selection,
          bulkActions: bulk.actions,
        })}
        renderPhoneRow={(row) => <JobPhoneRow row={row} t={t} />}
        filters={filters}
        custom={custom}
        searchPlaceholder={t('list.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconBriefcase}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            nothingFits={{
              title: t('list.empty.filteredTitle'),
              text: t('list.empty.filteredText'),
              clear: t('list.empty.clear'),
            }}
          />
        }
      />
      {bulk.overlay}
    </ListPage>
  );
}
