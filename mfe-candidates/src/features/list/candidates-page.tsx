import { useMemo, useState } from 'react';
import { candidatesRoutes, href } from '@muster/contracts';
import type { CandidateRow } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { Can, QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconPlus,
  IconUserShare,
  IconUsers,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { BulkOwnerModal } from './bulk-owner-modal.tsx';
import { candidateColumns } from './candidate-columns.tsx';
import { CandidatePhoneRow } from './candidate-phone-row.tsx';
import { useCandidateViews } from './use-candidate-views.ts';
import { useCandidateFilters } from './use-candidate-filters.ts';
import { useFilterNames } from './use-filter-names.ts';

/** The list of candidates: search, filters, views, sort, selection; everything in the address. */
export function CandidatesPage() {
  const t = useWords();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'candidates',
    key: 'candidates',
    defaults: { sort: '-updatedAt', columns: { available: false } },
  });
  const query = list.held(api.useCandidatesListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('candidatesRead');
  const [selected, setSelected] = useState<string[]>([]);
  const [changingOwner, setChangingOwner] = useState(false);
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const filters = useCandidateFilters(useFilterNames(list.filters, rows));
  const views = useCandidateViews();
  const mayBulk = can('candidate.bulkOwner');
  const withRates = can('candidate.readRates', 'all');
  // The same columns as long as nothing about them changes: rows are drawn anew with other ones.
  const columns = useMemo(() => candidateColumns(t, withRates), [t, withRates]);

  return (
    <ListPage>
      <PageHeader
        title={t('list.title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
        actions={
          <Can permission="candidate.create">
            <Button
              component={RouteLink}
              route={candidatesRoutes.create}
              leftSection={<IconPlus size={16} />}
            >
              {t('list.add')}
            </Button>
          </Can>
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
            selection={mayBulk ? { ids: selected, onChange: setSelected } : undefined}
            bulkActions={[
              {
                id: 'owner',
                label: t('list.bulk.owner'),
                icon: IconUserShare,
                primary: true,
                onClick: () => setChangingOwner(true),
              },
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
      {changingOwner && (
        <BulkOwnerModal
          ids={selected}
          onClose={() => setChangingOwner(false)}
          onDone={(failed) => {
            setChangingOwner(false);
            setSelected(failed);
          }}
        />
      )}
    </ListPage>
  );
}

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
