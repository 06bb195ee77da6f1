import { userEndpoints, href, teamRoutes } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import { Can, RouteLink, readList, useCan } from '@muster/kit';
import { Button, IconMailPlus, IconUsers, ListPage, PageHeader } from '@muster/ui';
import { api } from '../../../api.ts';
import { useUserActions } from '../use-user-actions.tsx';
import { useMessages } from '../use-messages.ts';
import { userColumns } from './user-columns.tsx';
import { userFilters } from './user-filters.ts';
import { UserPhoneRow } from './user-phone-row.tsx';

/** All accounts: name, roles, last sign-in. */
export function UsersPage() {
  const t = useMessages();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'users',
    accepts: userEndpoints.list.query,
    key: 'users',
    defaults: { sort: 'name', columns: { created: false } },
  });
  const query = list.held(api.useUsersListQuery({ query: list.query }));
  const prefetch = api.usePrefetch('usersRead');
  const actions = useUserActions();
  const { count } = readList(query);
  const mayEdit = can('user.update');

  return (
    <ListPage>
      <PageHeader title={t('title')} count={count} actions={<InviteButton />} />
      <SavedViews list={list} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('title')}
        columns={userColumns(t, actions)}
        getRowHref={mayEdit ? ({ id }) => href(teamRoutes.userEdit, { id }) : undefined}
        rowLabel={({ displayName }) => displayName}
        onRowHover={({ id }) => mayEdit && prefetch({ params: { id } })}
        renderPhoneRow={(user) => (
          <UserPhoneRow user={user} t={t} actions={mayEdit ? null : actions} />
        )}
        filters={userFilters(t)}
        searchPlaceholder={t('search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconUsers}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<InviteButton />}
            nothingFits={{
              title: t('empty.filteredTitle'),
              text: t('empty.filteredText'),
              clear: t('empty.clear'),
            }}
          />
        }
      />
      {actions.dialog}
    </ListPage>
  );
}

function InviteButton() {
  const t = useMessages();
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
