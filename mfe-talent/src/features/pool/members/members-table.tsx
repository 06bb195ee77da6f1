import { useMemo } from 'react';
import {
  candidatesRoutes,
  href,
  poolMembershipEndpoints,
  type PoolMemberRow,
  type PoolRecord,
} from '@muster/contracts';
import { EmptyList } from '@muster/blocks';
import {
  QueryView,
  createSelectionStore,
  readList,
  useCan,
  useListSelection,
  useListState,
} from '@muster/kit';
import { DataTable, FilterBar, IconUsers } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from '../pool.module.css';
import { AddMembersDrawer } from './add-members-drawer.tsx';
import { memberColumns } from './member-columns.tsx';
import { MemberPhoneRow } from './member-phone-row.tsx';
import { MoveMembersModal } from './move-members-modal.tsx';
import { ScreenMembersModal } from './screen-members-modal.tsx';
import { useAddMembers } from './use-add-members.ts';
import { useMemberBulk } from './use-member-bulk.ts';
import { useMemberFilters } from './use-member-filters.ts';

/** Selected members, kept for users who leave the page and return. */
const memberSelection = createSelectionStore();

/** The people in a pool; search, filters, order and page are in the address. */
export function MembersTable({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const can = useCan();
  const isSmart = pool.kind === 'smart';
  const list = useListState({
    key: 'pool-members',
    accepts: poolMembershipEndpoints.list.query,
    defaults: { sort: 'name', columns: { status: false, available: false } },
  });
  const query = api.usePoolMembershipsListQuery({ params: { id: pool.id }, query: list.query });
  const { rows, page } = readList(query);
  const { ids: selected, onChange: select } = useListSelection(memberSelection, list, page);
  const bulk = useMemberBulk(pool, selected);
  const adding = useAddMembers();
  const filters = useMemberFilters(list.filters, isSmart);
  const withRates = can('candidate.readRates', 'all');
  const columns = useMemo(() => memberColumns(t, { withRates }), [t, withRates]);
  const table = (
    <DataTable<PoolMemberRow>
      label={t('pool.members.title')}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      getRowHref={({ id }) => href(candidatesRoutes.profile, { id })}
      rowLabel={({ name }) => name}
      loading={query.isFetching}
      {...list.tableProps(page, rows.length)}
      selection={bulk.actions.length > 0 ? { ids: selected, onChange: select } : undefined}
      bulkActions={bulk.actions}
      renderPhoneRow={(row) => <MemberPhoneRow row={row} t={t} />}
      toolbar={
        <FilterBar
          {...list.filterBar}
          filters={filters}
          searchPlaceholder={t('pool.members.search')}
        />
      }
      emptyState={
        <EmptyList
          list={list}
          icon={IconUsers}
          title={t('pool.members.empty.title')}
          text={t(`pool.members.empty.${pool.kind}`)}
          nothingFits={{
            title: t('pool.members.empty.filteredTitle'),
            text: t('pool.members.empty.filteredText'),
            clear: t('pool.members.empty.clear'),
          }}
        />
      }
    />
  );
  return (
    <>
      <div className={classes.table}>
        <QueryView query={query} keepPrevious isEmpty={() => false} skeleton={table}>
          {() => table}
        </QueryView>
      </div>
      {adding.isOpen && pool.allowedActions.includes('add_members') && (
        <AddMembersDrawer pool={pool} onClose={adding.close} />
      )}
      {bulk.screening && (
        <ScreenMembersModal
          pool={pool}
          ids={selected}
          onClose={bulk.close}
          onDone={(left) => {
            bulk.close();
            select(left);
          }}
        />
      )}
      {bulk.asked && (
        <MoveMembersModal
          pool={pool}
          move={bulk.asked}
          ids={selected}
          onClose={bulk.close}
          onDone={() => {
            bulk.close();
            select([]);
          }}
        />
      )}
    </>
  );
}
