import { placementEndpoints, teamRoutes } from '@muster/contracts';
import {
  EmptyList,
  PlacementDrawer,
  SavedListTable,
  SavedViews,
  usePlacementAddress,
  useSavedList,
} from '@muster/blocks';
import { RouteLink, readList, useCan, useListAddress } from '@muster/kit';
import {
  Button,
  IconLayoutKanban,
  IconUserCheck,
  ListPage,
  NoticeBar,
  PageHeader,
  formatDate,
  ListNotice,
} from '@muster/ui';
import { api } from '../../api.ts';
import { contractorColumns } from './contractor-columns.tsx';
import { contractorFilters, contractorViews } from './contractor-filters.ts';
import { ContractorPhoneRow } from './contractor-phone-row.tsx';
import { ContractorSummary } from './contractor-summary.tsx';
import { useContractorMessages } from './messages.ts';
import { SunriseBoard } from './sunrise/sunrise-board.tsx';

/** Contractors by client, or the board of ending contracts, depending on the address. */
export function ActiveContractorsPage() {
  const { params } = useListAddress();
  return params.get('board') === 'ends' ? <SunriseBoard /> : <ContractorList />;
}

/** Contractors with their client, end date and risks; a row opens its placement. */
function ContractorList() {
  const t = useContractorMessages();
  const can = useCan();
  const { hrefOf } = usePlacementAddress();
  const list = useSavedList({
    api,
    name: 'placements',
    accepts: placementEndpoints.list.query,
    key: 'placements',
    // Columns that fit beside the navigation at 1360 px; others can be added in the column menu.
    defaults: {
      sort: 'plannedEndDate',
      columns: { start: false, lastEvaluation: false, accountManager: false },
    },
  });
  const query = list.held(api.usePlacementsListQuery({ query: list.query }));
  const { count } = readList(query);
  const asOf = list.filterBar.value['asOf'];
  const rows = query.data?.data ?? [];
  // Users who can read only their own evaluation see none here.
  const withEvaluations =
    can('evaluation.read') &&
    (rows.length === 0 || rows.some(({ lastEvaluation }) => lastEvaluation !== undefined));
  const [searchCompanies] = api.useLazyCompaniesListQuery();

  async function loadCompanies(q: string) {
    const { data: found } = await searchCompanies({ query: { q } });
    return (found?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  }

  return (
    <ListPage>
      <PageHeader
        title={t('title')}
        count={count}
        actions={
          <Button
            variant="default"
            component={RouteLink}
            route={teamRoutes.activeContractors}
            query={{ board: 'ends' }}
            leftSection={<IconLayoutKanban size={16} aria-hidden />}
          >
            {t('board')}
          </Button>
        }
      />
      {!asOf && (
        <ListNotice>
          <ContractorSummary />
        </ListNotice>
      )}
      <SavedViews list={list} builtIn={contractorViews(t)} />
      {asOf && (
        <ListNotice>
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
        </ListNotice>
      )}
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('title')}
        columns={contractorColumns(t, {
          withRates: can('placement.readRates'),
          withEvaluations,
        })}
        getRowHref={({ id }) => hrefOf(id)}
        rowLabel={({ candidate, number }) => candidate?.name ?? number}
        renderPhoneRow={(row) => <ContractorPhoneRow row={row} t={t} />}
        filters={contractorFilters(t, can('company.list') ? loadCompanies : null)}
        searchPlaceholder={t('search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconUserCheck}
            title={t('empty.title')}
            text={t('empty.text')}
            nothingFits={{
              title: t('empty.filteredTitle'),
              text: t('empty.filteredText'),
              clear: t('empty.clear'),
            }}
          />
        }
      />
      <PlacementDrawer api={api} />
    </ListPage>
  );
}

const without = (values: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== key));
