import { poolEndpoints, poolStates } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import { readList, useCan } from '@muster/kit';
import { IconStack2, ListPage, PageHeader, stateLabel, type FilterDefinition } from '@muster/ui';
import { api } from '../../api.ts';
import { membersHref } from '../../shared/members-href.ts';
import { useWords, type Words } from '../../shared/use-words.ts';
import { poolColumns } from './pool-columns.tsx';
import { PoolPhoneRow } from './pool-phone-row.tsx';

/** The talent pools: search, filter, sort and page, everything in the address. */
export function TalentPoolsPage() {
  const t = useWords();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'talentPools',
    accepts: poolEndpoints.list.query,
    key: 'talent-pools',
    defaults: { sort: 'name' },
  });
  const query = list.held(api.usePoolsListQuery({ query: list.query }));
  const { count } = readList(query);

  return (
    <ListPage>
      <PageHeader title={t('pools.title')} count={count} />
      <SavedViews list={list} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('pools.title')}
        columns={poolColumns(t, { readsQuestions: can('pool.readQuestions') })}
        rowLabel={({ name }) => name}
        getRowHref={membersHref}
        renderPhoneRow={(row) => <PoolPhoneRow row={row} t={t} />}
        filters={poolFilters(t)}
        searchPlaceholder={t('pools.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconStack2}
            title={t('pools.empty.title')}
            text={t('pools.empty.text')}
            nothingFits={{
              title: t('pools.empty.filteredTitle'),
              text: t('pools.empty.filteredText'),
              clear: t('pools.empty.clear'),
            }}
          />
        }
      />
    </ListPage>
  );
}

function poolFilters(t: Words): FilterDefinition[] {
  return [
    {
      key: 'status',
      label: t('pools.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: poolStates.map((state) => ({
        value: state,
        label: stateLabel('pool', state),
      })),
    },
  ];
}
