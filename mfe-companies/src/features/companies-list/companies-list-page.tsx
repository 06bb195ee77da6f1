import { companyStates } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconBuildingSkyscraper,
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
import { companyColumns } from './company-columns.tsx';
import { CompanyPhoneRow } from './company-phone-row.tsx';
import type { CompanyRow } from './company-row.ts';

/** The client companies: search, filter, sort and page, everything in the address. */
export function CompaniesListPage() {
  const t = useWords();
  const list = useSavedList({
    api,
    name: 'companies',
    key: 'companies',
    defaults: { sort: 'name' },
  });
  const query = list.held(api.useCompaniesListQuery({ query: list.query }));
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];

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
          <DataTable<CompanyRow>
            label={t('list.title')}
            columns={companyColumns(t)}
            rows={rows}
            getRowId={({ id }) => id}
            rowLabel={({ name }) => name}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            renderPhoneRow={(row) => <CompanyPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={companyFilters(t)}
                searchPlaceholder={t('list.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="companies" state={list} page={data?.page} />}
            emptyState={<NoCompanies narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
    </ListPage>
  );
}

function companyFilters(t: Words): FilterDefinition[] {
  return [
    {
      key: 'status',
      label: t('list.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: companyStates.map((state) => ({
        value: state,
        label: stateLabel('company', state),
      })),
    },
  ];
}

function NoCompanies({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  return narrowed ? (
    <EmptyState
      icon={IconBuildingSkyscraper}
      title={t('list.empty.filteredTitle')}
      text={t('list.empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={IconBuildingSkyscraper}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
    />
  );
}
