import { useState } from 'react';
import {
  candidateAccountEndpoints,
  candidateAccountStates,
  candidatesRoutes,
  href,
  limits,
  type CandidateAccount,
} from '@muster/contracts';
import { EmptyList, ExportButton } from '@muster/blocks';
import {
  QueryView,
  createSelectionStore,
  readList,
  useCan,
  useListSelection,
  useListState,
} from '@muster/kit';
import {
  DataTable,
  FilterBar,
  IconMailPlus,
  IconUsers,
  ListPage,
  PageHeader,
  stateLabel,
} from '@muster/ui';
import { api } from '../../api.ts';
import { AccountPhoneRow, accountColumns } from './account-columns.tsx';
import { InviteModal } from './invite-modal.tsx';
import { useCandidateAccountMessages } from './messages.ts';

/** Selected accounts, kept for users who leave the page and return. */
const accountSelection = createSelectionStore();

/** Candidates with their accounts: who can sign in, who may sign documents, and what is pending. */
export function CandidateAccountsPage() {
  const t = useCandidateAccountMessages();
  const can = useCan();
  const list = useListState({
    key: 'candidate-accounts',
    accepts: candidateAccountEndpoints.list.query,
    defaults: { sort: 'name' },
  });
  const query = api.useCandidateAccountsListQuery({ query: list.query });
  const { rows, page, count } = readList(query);
  const { ids: selected, onChange: select } = useListSelection(accountSelection, list, page);
  const [asked, setAsked] = useState<{
    ids: readonly string[];
    name: string;
    /** Selected beyond those that can be invited at once: they stay so. */
    rest: readonly string[];
  } | null>(null);
  const mayInvite = can('user.inviteCandidates');
  const invite = mayInvite
    ? ({ id, name }: CandidateAccount) =>
        setAsked({ ids: [id], name, rest: selected.filter((one) => one !== id) })
    : null;
  const columns = accountColumns(t, invite);
  const inviteSelected = () => {
    const max = limits.candidateAccount.invitesAtOnce;
    const [ids, rest] = [selected.slice(0, max), selected.slice(max)];
    const name = rows.find(({ id }) => id === ids[0])?.name ?? t('invite.unknown');
    setAsked({ ids, name, rest });
  };
  const table = (
    <DataTable<CandidateAccount>
      label={t('title')}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      getRowHref={({ id }) => href(candidatesRoutes.profile, { id })}
      rowLabel={({ name }) => name}
      loading={query.isFetching}
      {...list.tableProps(page, rows.length)}
      selection={mayInvite ? { ids: selected, onChange: select } : undefined}
      bulkActions={[
        {
          id: 'invite',
          label: t('action.invite'),
          icon: IconMailPlus,
          primary: true,
          onClick: inviteSelected,
        },
      ]}
      renderPhoneRow={(row) => <AccountPhoneRow row={row} t={t} invite={invite} />}
      toolbarEnd={<ExportButton api={api} list="candidateAccounts" state={list} page={page} />}
      toolbar={
        <FilterBar
          {...list.filterBar}
          filters={[
            {
              key: 'account',
              label: t('column.account'),
              kind: 'multi',
              operators: ['is'],
              options: candidateAccountStates.map((value) => ({
                value,
                label: value === 'none' ? t('account.none') : stateLabel('user', value),
              })),
            },
          ]}
          searchPlaceholder={t('search')}
        />
      }
      emptyState={
        <EmptyList
          list={list}
          icon={IconUsers}
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
  );
  return (
    <ListPage>
      <PageHeader title={t('title')} count={count} />
      <QueryView query={query} keepPrevious isEmpty={() => false} skeleton={table}>
        {() => table}
      </QueryView>
      {asked && (
        <InviteModal
          ids={asked.ids}
          name={asked.name}
          more={asked.ids.length > 1 ? asked.rest.length : 0}
          onClose={() => setAsked(null)}
          onDone={(failed) => {
            setAsked(null);
            select([...failed, ...asked.rest]);
          }}
        />
      )}
    </ListPage>
  );
}
