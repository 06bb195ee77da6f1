import { useEffect, useMemo, useState } from 'react';
import { candidatesRoutes, href } from '@muster/contracts';
import type { CandidateRow } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { Can, QueryView, RouteLink, useCan, useFollow } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconBriefcase,
  IconPlus,
  IconStack2,
  IconUserShare,
  IconUsers,
  IconUsersGroup,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../api.ts';
import { selectCandidates, useSelectedCandidates } from '../../shared/candidate-selection.ts';
import { useWords } from '../../shared/use-words.ts';
import { BulkOwnerModal } from './bulk-owner-modal.tsx';
import { BulkPoolModal } from './bulk-pool-modal.tsx';
import { candidateColumns } from './candidate-columns.tsx';
import { CandidatePhoneRow } from './candidate-phone-row.tsx';
import { useCandidateViews } from './use-candidate-views.ts';
import { useCandidateFilters } from './use-candidate-filters.ts';
import { useFilterNames } from './use-filter-names.ts';

/** The list of candidates: search, filters, views, sort, selection; everything in the address. */
export function CandidatesPage() {
  const t = useWords();
  const can = useCan();
  const follow = useFollow();
  const list = useSavedList({
    api,
    name: 'candidates',
    key: 'candidates',
    defaults: { sort: '-updatedAt', columns: { available: false, pools: false } },
  });
  const query = list.held(api.useCandidatesListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('candidatesRead');
  const selected = useSelectedCandidates();
  useEffect(() => () => selectCandidates([]), []);
  const [changingOwner, setChangingOwner] = useState(false);
  const [changingPool, setChangingPool] = useState(false);
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const filters = useCandidateFilters(useFilterNames(list.filters, rows));
  const views = useCandidateViews();
  const mayChangeOwner = can('candidate.bulkOwner');
  const mayChangePool = can('candidate.bulkPool');
  const mayAddToJob = can('application.add');
  const withApplications = can('application.list');
  const withRates = can('candidate.readRates', 'all');
  // The same columns as long as nothing about them changes: rows are drawn anew with other ones.
  const columns = useMemo(
    () => candidateColumns(t, { withRates, withApplications }),
    [t, withRates, withApplications],
  );

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
        actions={
          <>
            <Can permission="candidate.readDuplicates">
              <Button
                component={RouteLink}
                route={candidatesRoutes.list}
                query={{ show: 'duplicates' }}
                variant="default"
              >
                {t('duplicates.open')}
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
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<CandidateRow>
            label={t('list.title')}
            columns={columns}
            rows={rows}
            getRowId={(row) => row.id}
            getRowHref={(row) => href(candidatesRoutes.profile, { id: row.id })}
            rowLabel={(row) => row.name}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            selection={
              mayAddToJob || mayChangeOwner || mayChangePool
                ? { ids: selected, onChange: selectCandidates }
                : undefined
            }
            bulkActions={[
              ...(mayAddToJob
                ? [
                    {
                      id: 'addToJob',
                      label: t('addToJob.open'),
                      icon: IconBriefcase,
                      primary: true,
                      onClick: () => follow(href(candidatesRoutes.bulkAddToJob)),
                    },
                  ]
                : []),
              ...(mayChangeOwner
                ? [
                    {
                      id: 'owner',
                      label: t('list.bulk.owner'),
                      icon: IconUserShare,
                      primary: !mayAddToJob,
                      onClick: () => setChangingOwner(true),
                    },
                  ]
                : []),
              ...(mayChangePool
                ? [
                    {
                      id: 'pool',
                      label: t('pools.bulk.action'),
                      icon: IconStack2,
                      onClick: () => setChangingPool(true),
                    },
                  ]
                : []),
              ...(can('candidate.merge')
                ? [
                    {
                      id: 'merge',
                      label: t('duplicates.merge'),
                      icon: IconUsersGroup,
                      disabledReason: mergeable(selected) ? undefined : t('duplicates.pickTwo'),
                      onClick: () => {
                        const [keep = '', ...others] = selected;
                        const merge = others.join(',');
                        follow(href(candidatesRoutes.profile, { id: keep }, { merge }));
                      },
                    },
                  ]
                : []),
            ]}
            onRowHover={(row) => prefetch({ params: { id: row.id } })}
            renderPhoneRow={(row) => <CandidatePhoneRow row={row} t={t} />}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={filters}
                searchPlaceholder={t('list.search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="candidates" state={list} page={data?.page} />}
            emptyState={<NobodyHere narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
      {changingPool && (
        <BulkPoolModal
          ids={selected}
          onClose={() => setChangingPool(false)}
          onDone={(failed) => {
            setChangingPool(false);
            selectCandidates(failed);
          }}
        />
      )}
      {changingOwner && (
        <BulkOwnerModal
          ids={selected}
          onClose={() => setChangingOwner(false)}
          onDone={(failed) => {
            setChangingOwner(false);
            selectCandidates(failed);
          }}
        />
      )}
    </ListPage>
  );
}

/** Two or three people are compared one after the other; more are a list to go through. */
const mergeable = ({ length }: readonly string[]): boolean => length === 2 || length === 3;

function NobodyHere({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  if (narrowed)
    return (
      <EmptyState
        icon={IconUsers}
        title={t('list.empty.filteredTitle')}
        text={t('list.empty.filteredText')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('list.empty.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={IconUsers}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      action={
        <Can permission="candidate.create">
          <Button component={RouteLink} route={candidatesRoutes.create}>
            {t('list.add')}
          </Button>
        </Can>
      }
    />
  );
}
