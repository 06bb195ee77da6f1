import { useMemo, useState } from 'react';
import { companyEndpoints, companiesRoutes, href } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useCustomList, useSavedList } from '@muster/blocks';
import {
  Can,
  RouteLink,
  readList,
  useCan,
  createSelectionStore,
  useListSelection,
} from '@muster/kit';
import {
  Button,
  IconBuildingSkyscraper,
  IconPlus,
  IconUserShare,
  ListPage,
  PageHeader,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { BulkManagerModal } from './bulk-manager-modal.tsx';
import { companyColumns } from './company-columns.tsx';
import { CompanyPhoneRow } from './company-phone-row.tsx';
import { useCompanyFilters } from './use-company-filters.ts';

/** Companies selected in the list; the selection outlives the page, for users who come back. */
const companySelection = createSelectionStore();

/** Client companies: search, filter, sort and page, all in the URL. */
export function CompaniesListPage() {
  const t = useMessages();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'companies',
    accepts: companyEndpoints.list.query,
    key: 'companies',
    defaults: { sort: 'name', columns: { industry: false, localTime: false } },
  });
  const query = list.held(api.useCompaniesListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('companiesRead');
  const { rows, count, page } = readList(query);
  const filters = useCompanyFilters(rows);
  const custom = useCustomList(api, 'company');
  const { ids: selected, onChange: setSelected } = useListSelection(companySelection, list, page);
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
      <PageHeader title={t('list.title')} count={count} actions={<AddCompany />} />
      <SavedViews list={list} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('list.title')}
        columns={columns}
        getRowHref={({ id }) => href(companiesRoutes.overview, { id })}
        rowLabel={({ name }) => name}
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
        filters={filters}
        custom={custom}
        searchPlaceholder={t('list.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconBuildingSkyscraper}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            action={<AddCompany variant="default" />}
            nothingFits={{
              title: t('list.empty.filteredTitle'),
              text: t('list.empty.filteredText'),
              clear: t('list.empty.clear'),
            }}
          />
        }
      />
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

/** Filled above the list, but not again within an empty one. */
function AddCompany({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const t = useMessages();
  return (
    <Can permission="company.create">
      <Button
        component={RouteLink}
        route={companiesRoutes.create}
        variant={variant}
        leftSection={<IconPlus size={16} />}
      >
        {t('list.add')}
      </Button>
    </Can>
  );
}
