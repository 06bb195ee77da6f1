import { jobStates } from '@muster/contracts';
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
  stateLabel,
} from '@muster/ui';
import type { FilterDefinition } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import type { Words } from '../../shared/use-words.ts';
import { jobColumns } from './job-columns.tsx';
import { JobPhoneRow } from './job-phone-row.tsx';
import type { JobRow } from './job-row.ts';

/** The jobs in the reader’s scope: search, filter, sort and page, everything in the address. */
export function JobsListPage() {
  const t = useWords();
  const list = useSavedList({ api, name: 'jobs', key: 'jobs', defaults: { sort: '-openedDate' } });
  const query = list.held(api.useJobsListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  // The answer leaves out whose job it is for those who may read titles only.
  const seesClients = rows.some(({ company }) => company !== undefined);

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
      />
      <SavedViews list={list} />
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<JobRow>
            label={t('list.title')}
            columns={jobColumns(t, seesClients)}
            rows={rows}
            getRowId={({ id }) => id}
            rowLabel={({ title }) => title}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            renderPhoneRow={(row) => <JobPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={jobFilters(t)}
                searchPlaceholder={t('list.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="jobs" state={list} page={data?.page} />}
            emptyState={<NoJobs narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
    </ListPage>
  );
}

function jobFilters(t: Words): FilterDefinition[] {
  return [
    {
      key: 'status',
      label: t('list.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: jobStates.map((state) => ({
        value: state,
        label: stateLabel('job', state),
      })),
    },
  ];
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
