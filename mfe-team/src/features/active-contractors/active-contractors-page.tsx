import type { PlacementRow } from '@muster/contracts';
import {
  ExportButton,
  PlacementDrawer,
  SavedViews,
  usePlacementAddress,
  useSavedList,
} from '@muster/blocks';
import { QueryView, useCan } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconUserCheck,
  ListPage,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  formatCount,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { contractorColumns } from './contractor-columns.tsx';
import { contractorFilters, contractorViews } from './contractor-filters.ts';
import { ContractorPhoneRow } from './contractor-phone-row.tsx';
import { ContractorSummary } from './contractor-summary.tsx';
import { useContractorWords } from './messages.ts';

/** Who works for which client, until when, and what asks for attention; a row opens its placement. */
export function ActiveContractorsPage() {
  const t = useContractorWords();
  const can = useCan();
  const { hrefOf } = usePlacementAddress();
  const list = useSavedList({
    api,
    name: 'placements',
    key: 'placements',
    defaults: { sort: 'plannedEndDate', columns: { accountManager: false } },
  });
  const query = list.held(api.usePlacementsListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const asOf = list.filterBar.value['asOf'];
  const [searchCompanies] = api.useLazyCompaniesListQuery();

  async function loadCompanies(q: string) {
    const { data: found } = await searchCompanies({ query: { q } });
    return (found?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  }

  return (
    <ListPage>
      <PageHeader
        title={t('title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
      />
      {!asOf && <ContractorSummary />}
      <SavedViews list={list} builtIn={contractorViews(t)} />
      {asOf && (
        <NoticeBar
          kind="info"
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => list.filterBar.onChange(without(list.filterBar.value, 'asOf'))}
            >
              {t('asOfNow')}
            </Button>
          }
        >
          {t('asOf', { date: formatDate(asOf) })}
        </NoticeBar>
      )}
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<PlacementRow>
            label={t('title')}
            columns={contractorColumns(t, can('placement.readRates'))}
            rows={rows}
            getRowId={({ id }) => id}
            getRowHref={({ id }) => hrefOf(id)}
            rowLabel={({ candidate, number }) => candidate?.name ?? number}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            renderPhoneRow={(row) => <ContractorPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={contractorFilters(t, can('company.list') ? loadCompanies : null)}
                searchPlaceholder={t('search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="placements" state={list} page={data?.page} />}
            emptyState={<Nobody narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
      <PlacementDrawer api={api} />
    </ListPage>
  );
}

const without = (values: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== key));

function Nobody({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useContractorWords();
  return narrowed ? (
    <EmptyState
      icon={IconUserCheck}
      title={t('empty.filteredTitle')}
      text={t('empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconUserCheck} title={t('empty.title')} text={t('empty.text')} />
  );
}
