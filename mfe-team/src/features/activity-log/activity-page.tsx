import { auditEndpoints, href, teamRoutes, type AuditEventView } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import {
  Can,
  QueryView,
  useCan,
  useOverlayParam,
  type CanCheck,
  type ListState,
} from '@muster/kit';
import {
  DataTable,
  FilterBar,
  ListPage,
  PageHeader,
  formatCount,
  ListNotice,
  type FilterDefinition,
} from '@muster/ui';
import { useLocation } from 'react-router-dom';
import { api } from '../../api.ts';
import { activityColumns } from './activity-columns.tsx';
import { ActivityPhoneRow } from './activity-phone-row.tsx';
import { ChainCard } from './chain-card.tsx';
import { EventDrawer } from './event-drawer.tsx';
import { actionWords } from './event-words.ts';
import { NoActivity } from './no-activity.tsx';
import { periodRefusal } from './period-refusal.ts';
import { recordHref } from './record-href.ts';
import { useActivityFilters } from './use-activity-filters.ts';
import { useMessages } from './use-messages.ts';

/** Who did what, when and from where, limited to what the reader may see. */
export function ActivityPage() {
  const t = useMessages();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'activityLog',
    accepts: auditEndpoints.list.query,
    key: 'activity',
    defaults: { sort: '-at' },
  });
  const query = list.held(
    api.useAuditListQuery(
      { query: list.query },
      // Every change adds to the log, so cached pages are stale.
      { refetchOnMountOrArgChange: true },
    ),
  );
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const filters = useActivityFilters(t, data?.groups ?? [], rows);
  const [openId, open] = useOverlayParam(
    'event',
    rows.map(({ id }) => id),
  );
  const event = rows.find(({ id }) => id === openId) ?? null;
  const refusal = periodRefusal(t, query.error);
  const table = (
    <ActivityTable
      rows={refusal ? [] : rows}
      page={refusal ? undefined : data?.page}
      loading={query.isFetching}
      list={list}
      filters={filters}
      can={can}
      refusal={refusal}
    />
  );

  return (
    <ListPage>
      <PageHeader
        title={t('title')}
        count={
          data && !refusal && formatCount(data.page.total, { capped: data.page.totalIsCapped })
        }
        subtitle={t(`scope.${scopeOf(can)}`)}
      />
      <SavedViews list={list} />
      <Can permission="audit.verify">
        <ListNotice>
          <ChainCard />
        </ListNotice>
      </Can>
      {refusal ? (
        table
      ) : (
        <QueryView query={query} keepPrevious isEmpty={() => false} skeleton={table}>
          {() => table}
        </QueryView>
      )}
      <EventDrawer
        event={event}
        recordHref={event && recordHref(event, can)}
        historyHref={historyOf(event)}
        onClose={() => open(null)}
      />
    </ListPage>
  );
}

function scopeOf(can: CanCheck): 'all' | 'team' | 'money' | 'self' {
  if (can('audit.list', 'all')) return 'all';
  if (can('audit.list', 'team')) return 'team';
  return can('audit.listMoney') ? 'money' : 'self';
}

const historyOf = (event: AuditEventView | null): string =>
  href(teamRoutes.settingsActivity, {}, { 'filter[entityId]': event?.entityId });

interface ActivityTableProps {
  rows: readonly AuditEventView[];
  page: Parameters<ListState['tableProps']>[0];
  loading: boolean;
  list: ListState;
  filters: readonly FilterDefinition[];
  can: CanCheck;
  /** Why the requested period cannot be shown. */
  refusal: string | null;
}

function ActivityTable({ rows, page, loading, list, filters, can, refusal }: ActivityTableProps) {
  const t = useMessages();
  const { search } = useLocation();
  const eventHref = ({ id }: AuditEventView): string => {
    const params = new URLSearchParams(search);
    params.set('event', id);
    return `${teamRoutes.settingsActivity.path}?${params}`;
  };
  return (
    <DataTable<AuditEventView>
      label={t('title')}
      columns={activityColumns(t, (event) => recordHref(event, can))}
      rows={rows}
      getRowId={({ id }) => id}
      getRowHref={eventHref}
      rowLabel={({ action }) => actionWords(t, action)}
      loading={loading}
      {...list.tableProps(page, rows.length)}
      renderPhoneRow={(event) => <ActivityPhoneRow event={event} t={t} />}
      toolbar={<FilterBar {...list.filterBar} filters={filters} searchPlaceholder={t('search')} />}
      toolbarEnd={<ExportButton api={api} list="activityLog" state={list} page={page} />}
      emptyState={<NoActivity narrowed={list.narrowed} refusal={refusal} onClear={list.clear} />}
    />
  );
}
