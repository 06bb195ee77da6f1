import { userEndpoints, href, teamRoutes } from '@muster/contracts';
import { useState } from 'react';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import {
  Can,
  RouteLink,
  createSelectionStore,
  readList,
  useCan,
  useListSelection,
} from '@muster/kit';
import { Button, IconMailPlus, IconUserShare, IconUsers, ListPage, PageHeader } from '@muster/ui';
import { api } from '../../../api.ts';
import { useUserActions } from '../use-user-actions.tsx';
import { useMessages } from '../use-messages.ts';
import { BulkRolesModal } from './bulk-roles-modal.tsx';
import { userColumns } from './user-columns.tsx';
import { useUserFilters } from './user-filters.ts';
import { UserPhoneRow } from './user-phone-row.tsx';

/** Selected accounts, kept for users who leave the page and return. */
const userSelection = createSelectionStore();

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
  const { rows, count, page } = readList(query);
  const filters = useUserFilters(rows);
  const { ids: selected, onChange: setSelected } = useListSelection(userSelection, list, page);
  const [changing, setChanging] = useState(false);
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
        selection={can('role.grant') ? { ids: selected, onChange: setSelected } : undefined}
        bulkActions={[
          {
            id: 'roles',
            label: t('bulk.action'),
            icon: IconUserShare,
            primary: true,
            onClick: () => setChanging(true),
          },
        ]}
        onRowHover={({ id }) => mayEdit && prefetch({ params: { id } })}
        renderPhoneRow={(user) => (
          <UserPhoneRow user={user} t={t} actions={mayEdit ? null : actions} />
        )}
        filters={filters}
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
      {changing && (
        <BulkRolesModal
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
