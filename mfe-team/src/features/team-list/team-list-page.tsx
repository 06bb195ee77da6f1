import { teamEndpoints } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import { readList } from '@muster/kit';
import { IconUsers, ListPage, PageHeader } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { teamColumns } from './team-columns.tsx';
import { teamFilters } from './team-filters.ts';
import { TeamPhoneRow } from './team-phone-row.tsx';

/** The people of the agency: search, filter, sort and page, everything in the address. */
export function TeamListPage() {
  const t = useWords();
  const list = useSavedList({
    api,
    name: 'team',
    accepts: teamEndpoints.list.query,
    key: 'team',
    defaults: { sort: 'name', columns: { hours: false } },
  });
  const query = list.held(api.useTeamListQuery({ query: list.query }));
  const { count } = readList(query);

  return (
    <ListPage>
      <PageHeader title={t('team.title')} count={count} />
      <SavedViews list={list} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('team.title')}
        columns={teamColumns(t)}
        rowLabel={({ name }) => name}
        renderPhoneRow={(row) => <TeamPhoneRow row={row} t={t} />}
        filters={teamFilters(t)}
        searchPlaceholder={t('team.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconUsers}
            title={t('team.empty.title')}
            text={t('team.empty.text')}
            nothingFits={{
              title: t('team.empty.filteredTitle'),
              text: t('team.empty.filteredText'),
              clear: t('team.empty.clear'),
            }}
          />
        }
      />
    </ListPage>
  );
}
