import { useMemo, useState } from 'react';
import { companiesRoutes, href } from '@muster/contracts';
import type { CompanyRow } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { Can, QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconBuildingSkyscraper,
  IconPlus,
  IconUserShare,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { BulkManagerModal } from './bulk-manager-modal.tsx';
import { companyColumns } from './company-columns.tsx';
import { CompanyPhoneRow } from './company-phone-row.tsx';
import { useCompanyFilters } from './use-company-filters.ts';

/** The client companies: search, filter, sort and page, everything in the address. */
export function CompaniesListPage() {
  const t = useWords();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'companies',
    key: 'companies',
    defaults: { sort: 'name', columns: { industry: false, localTime: false } },
  });
  const query = list.held(api.useCompaniesListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('companiesRead');
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const filters = useCompanyFilters(rows);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [changing, setChanging] = useState(false);
  const mayChange = can('company.bulkOwner');
  const withPeople = can('application.list');
  const withContracts = can('placement.list');
  const columns = useMemo(
    () => companyColumns(t, { withPeople, withContracts }),
    [t, withPeople, withContracts],
  );

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
        actions={<AddCompany />}
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
            columns={columns}
            rows={rows}
            getRowId={({ id }) => id}
            getRowHref={({ id }) => href(companiesRoutes.overview, { id })}
            rowLabel={({ name }) => name}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            selection={mayChange ? { ids: selected, onChange: setSelected } : undefined}
            bulkActions={[
              {
                id: 'owner',
                label: t('list.bulk.owner'),
                icon: IconUserShare,
                primary: true,
                onClick: () => setChanging(true),
              },
            ]}
            onRowHover={({ id }) => prefetch({ params: { id } })}
            renderPhoneRow={(row) => <CompanyPhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={filters}
                searchPlaceholder={t('list.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="companies" state={list} page={data?.page} />}
            emptyState={<NoCompanies narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
      {changing && (
        <BulkManagerModal
          ids={selected}
          onClose={() => setChanging(false)}
          onDone={(failed) => {
            setChanging(false);
            setSelected(failed);
          }}
        />
      )}
    </ListPage>
  );
}

function AddCompany() {
  const t = useWords();
  return (
    <Can permission="company.create">
      <Button
        component={RouteLink}
        route={companiesRoutes.create}
        leftSection={<IconPlus size={16} />}
      >
        {t('list.add')}
      </Button>
    </Can>
  );
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
      action={<AddCompany />}
    />
  );
}
