import { href, jobsRoutes } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconBriefcase,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../api.ts';
import { JobsHeadActions } from '../../shared/jobs-view.tsx';
import { useListWords } from '../../shared/list-words.ts';
import { useWords } from '../../shared/use-words.ts';
import { jobColumns } from './job-columns.tsx';
import { JobPhoneRow } from './job-phone-row.tsx';
import type { JobRow } from './job-row.ts';
import { PendingReview } from './pending-review.tsx';
import { useJobBulk } from './use-job-bulk.tsx';
import { useJobFilters } from './use-job-filters.ts';
import { useJobViews } from './use-job-views.ts';

/** The jobs in the reader’s scope: search, filter, sort and page, everything in the address. */
export function JobsListPage() {
  const t = useWords();
  const list = useSavedList({ api, name: 'jobs', key: 'jobs', defaults: { sort: '-openedDate' } });
  const query = list.held(api.useJobsListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  // The answer leaves out whose job it is for those who may read titles only.
  const seesClients = rows.some(({ company }) => company !== undefined);
  const words = useListWords();
  const bulk = useJobBulk();
  const filters = useJobFilters(seesClients);
  const views = useJobViews();

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
        actions={<JobsHeadActions />}
      />
      <PendingReview />
      <SavedViews list={list} builtIn={views} />
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<JobRow>
            label={t('list.title')}
            columns={jobColumns(t, words, seesClients)}
            rows={rows}
            getRowId={({ id }) => id}
            getRowHref={({ id }) => href(jobsRoutes.record, { id })}
            rowLabel={({ title }) => title}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            {...(bulk.actions.length > 0 && {
              selection: bulk.selection,
              bulkActions: bulk.actions,
            })}
            renderPhoneRow={(row) => <JobPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={filters}
                searchPlaceholder={t('list.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="jobs" state={list} page={data?.page} />}
            emptyState={<NoJobs narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
      {bulk.overlay}
    </ListPage>
  );
}

function NoJobs({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  return narrowed ? (
    <EmptyState
      icon={IconBriefcase}
      title={t('list.empty.filteredTitle')}
      text={t('list.empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconBriefcase} title={t('list.empty.title')} text={t('list.empty.text')} />
  );
}
