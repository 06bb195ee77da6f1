import { QueryView } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconUsers,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { teamColumns } from './team-columns.tsx';
import { teamFilters } from './team-filters.ts';
import { TeamPhoneRow } from './team-phone-row.tsx';
import type { TeamRow } from './team-row.ts';

/** The people of the agency: search, filter, sort and page, everything in the address. */
export function TeamListPage() {
  const t = useWords();
  const list = useSavedList({
    api,
    name: 'team',
    key: 'team',
    defaults: { sort: 'name', columns: { hours: false } },
  });
  const query = list.held(api.useTeamListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];

  return (
    <ListPage>
      <PageHeader
        title={t('team.title')}
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
          <DataTable<TeamRow>
            label={t('team.title')}
            columns={teamColumns(t)}
            rows={rows}
            getRowId={({ id }) => id}
            rowLabel={({ name }) => name}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            renderPhoneRow={(row) => <TeamPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={teamFilters(t)}
                searchPlaceholder={t('team.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="team" state={list} page={data?.page} />}
            emptyState={<NobodyHere narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
    </ListPage>
  );
}

function NobodyHere({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  return narrowed ? (
    <EmptyState
      icon={IconUsers}
      title={t('team.empty.filteredTitle')}
      text={t('team.empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('team.empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconUsers} title={t('team.empty.title')} text={t('team.empty.text')} />
  );
}
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
