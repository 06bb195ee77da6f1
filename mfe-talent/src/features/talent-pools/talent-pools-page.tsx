import { poolStates } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconStack2,
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
import { poolColumns } from './pool-columns.tsx';
import { PoolPhoneRow } from './pool-phone-row.tsx';
import type { PoolRow } from './pool-row.ts';

/** The talent pools: search, filter, sort and page, everything in the address. */
export function TalentPoolsPage() {
  const t = useWords();
  const list = useSavedList({
    api,
    name: 'talentPools',
    key: 'talent-pools',
    defaults: { sort: 'name' },
  });
  const query = list.held(api.usePoolsListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];

  return (
    <ListPage>
      <PageHeader
        title={t('pools.title')}
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
          <DataTable<PoolRow>
            label={t('pools.title')}
            columns={poolColumns(t)}
            rows={rows}
            getRowId={({ id }) => id}
            rowLabel={({ name }) => name}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            renderPhoneRow={(row) => <PoolPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={poolFilters(t)}
                searchPlaceholder={t('pools.search')}
              />
            }
            toolbarEnd={
              <ExportButton api={api} list="talentPools" state={list} page={data?.page} />
            }
            emptyState={<NoPools narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
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

function NoPools({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  return narrowed ? (
    <EmptyState
      icon={IconStack2}
      title={t('pools.empty.filteredTitle')}
      text={t('pools.empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('pools.empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconStack2} title={t('pools.empty.title')} text={t('pools.empty.text')} />
  );
}
