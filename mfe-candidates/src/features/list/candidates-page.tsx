import { useMemo } from 'react';
import { candidateListEndpoint, candidatesRoutes, href } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useCustomList, useSavedList } from '@muster/blocks';
import { Can, RouteLink, readList, useCan, useListSelection } from '@muster/kit';
import {
  Button,
  Group,
  IconFileImport,
  IconPlus,
  IconUsers,
  ListPage,
  PageHeader,
} from '@muster/ui';
import { listApi } from '../../list-api.ts';
import { candidateSelection } from '../../shared/candidate-selection.ts';
import { WaitingMailsLink } from '../../shared/inbox/waiting-mails-link.tsx';
import { useListMessages } from '../../shared/use-list-messages.ts';
import { useCandidateBulk } from './bulk/use-candidate-bulk.tsx';
import { candidateColumns } from './candidate-columns.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidatePhoneRow } from './candidate-phone-row.tsx';
import { useCandidateViews } from './use-candidate-views.ts';
import { useCandidateFilters } from './use-candidate-filters.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useRecordAhead } from './use-record-ahead.ts';

/** Candidates list: search, filters, views, sort, selection; its state is in the URL. */
export function CandidatesPage() {
  const t = useListMessages();
  const can = useCan();
  const list = useSavedList({
    api: listApi,
    name: 'candidates',
    accepts: candidateListEndpoint.query,
    key: 'candidates',
    defaults: {
      sort: '-updatedAt',
      columns: { available: false, pools: false, openApplications: false },
    },
  });
  const query = list.held(listApi.useCandidatesListQuery({ query: list.query }));
  const readAhead = useRecordAhead();
  const { rows, page, count } = readList(query);
  const selection = useListSelection(candidateSelection, list, page);
  const bulk = useCandidateBulk(list);
  const filters = useCandidateFilters(useFilterNames(list.filters, rows));
  const custom = useCustomList(listApi, 'candidate');
  const views = useCandidateViews();
  const withApplications = can('application.list');
  const withRates = can('candidate.readRates', 'all');
  // Memoised, because new columns re-render all rows.
  const columns = useMemo(
    () => candidateColumns(t, { withRates, withApplications }),
    [t, withRates, withApplications],
  );

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={count}
        actions={
          <>
            <WaitingMailsLink />
            <Can permission="candidate.readDuplicates">
              <Button
                component={RouteLink}
                route={candidatesRoutes.list}
                query={{ show: 'duplicates' }}
                variant="default"
              >
                {t('list.duplicates')}
              </Button>
            </Can>
            <Can permission="candidate.import">
              <Button
                component={RouteLink}
                route={candidatesRoutes.list}
                query={{ import: '1' }}
                variant="default"
                leftSection={<IconFileImport size={16} />}
              >
                {t('list.import')}
              </Button>
            </Can>
            <Can permission="candidate.create">
              <Button
                component={RouteLink}
                route={candidatesRoutes.create}
                leftSection={<IconPlus size={16} />}
              >
                {t('list.add')}
              </Button>
            </Can>
          </>
        }
      />
      <SavedViews list={list} builtIn={views} />
      <SavedListTable
        api={listApi}
        list={list}
        query={query}
        label={t('list.title')}
        columns={columns}
        getRowHref={(row) => href(candidatesRoutes.profile, { id: row.id })}
        rowLabel={(row) => row.name}
        selection={bulk.actions.length > 0 ? selection : undefined}
        bulkActions={bulk.actions}
        onRowHover={(row) => readAhead(row.id)}
        renderPhoneRow={(row) => <CandidatePhoneRow row={row} t={t} />}
        renderCard={(row) => <CandidateCard row={row} t={t} />}
        filters={filters}
        custom={custom}
        searchPlaceholder={t('list.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconUsers}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            action={<FirstCandidates />}
            nothingFits={{
              title: t('list.empty.filteredTitle'),
              text: t('list.empty.filteredText'),
              clear: t('list.empty.clear'),
            }}
          />
        }
      />
      {bulk.overlay}
    </ListPage>
  );
}

/** Not filled, because the button above the list is. */
function FirstCandidates() {
  const t = useListMessages();
  return (
    <Group gap={8} justify="center">
      <Can permission="candidate.create">
        <Button component={RouteLink} route={candidatesRoutes.create} variant="default">
          {t('list.add')}
        </Button>
      </Can>
      <Can permission="candidate.import">
        <Button
          component={RouteLink}
          route={candidatesRoutes.list}
          query={{ import: '1' }}
          variant="default"
        >
          {t('list.import')}
        </Button>
      </Can>
    </Group>
  );
}
