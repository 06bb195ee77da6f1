import { href, teamRoutes } from '@muster/contracts';
import type { UserSummary } from '@muster/contracts';
import { ExportButton, SavedViews, useSavedList } from '@muster/blocks';
import { Can, QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  IconMailPlus,
  IconUsers,
  ListPage,
  PageHeader,
  PageSkeleton,
  formatCount,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useUserActions } from '../use-user-actions.tsx';
import { useWords } from '../use-words.ts';
import { userColumns } from './user-columns.tsx';
import { userFilters } from './user-filters.ts';
import { UserPhoneRow } from './user-phone-row.tsx';

/** Everybody with an account: who they are, what they may do, when they were here last. */
export function UsersPage() {
  const t = useWords();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'users',
    key: 'users',
    defaults: { sort: 'name', columns: { created: false } },
  });
  const query = list.held(api.useUsersListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('usersRead');
  const actions = useUserActions();
  const data = query.currentData ?? query.data;
  const rows = data?.data ?? [];
  const mayEdit = can('user.update');

  return (
    <ListPage>
      <PageHeader
        title={t('title')}
        count={data && formatCount(data.page.total, { capped: data.page.totalIsCapped })}
        actions={<InviteButton />}
      />
      <SavedViews list={list} />
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<UserSummary>
            label={t('title')}
            columns={userColumns(t, actions)}
            rows={rows}
            getRowId={({ id }) => id}
            getRowHref={mayEdit ? ({ id }) => href(teamRoutes.userEdit, { id }) : undefined}
            rowLabel={({ displayName }) => displayName}
            loading={query.isFetching}
            {...list.tableProps(data?.page, rows.length)}
            onRowHover={({ id }) => mayEdit && prefetch({ params: { id } })}
            renderPhoneRow={(user) => (
              <UserPhoneRow user={user} t={t} actions={mayEdit ? null : actions} />
            )}
            toolbar={
              <FilterBar
                {...list.filterBar}
                filters={userFilters(t)}
                searchPlaceholder={t('search')}
              />
            }
            toolbarEnd={<ExportButton api={api} list="users" state={list} page={data?.page} />}
            emptyState={<NobodyHere narrowed={list.narrowed} onClear={list.clear} />}
          />
        )}
      </QueryView>
      {actions.dialog}
    </ListPage>
  );
}

function InviteButton() {
  const t = useWords();
  return (
    <Can permission="user.invite">
      <Button
        component={RouteLink}
        route={teamRoutes.userCreate}
        leftSection={<IconMailPlus size={16} />}
      >
        {t('invite')}
      </Button>
    </Can>
  );
}

function NobodyHere({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useWords();
  if (!narrowed)
    return (
      <EmptyState
        icon={IconUsers}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<InviteButton />}
      />
    );
  return (
    <EmptyState
      icon={IconUsers}
      title={t('empty.filteredTitle')}
      text={t('empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  );
}
