import { companiesRoutes, type CompanyRecord } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, Card, EmptyState, IconMailPlus, IconUsers, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CompanyPage } from '../company-page.tsx';
import { MemberTable } from './member-table.tsx';

/** Tab of the client's users: role, rights, last sign-in and state. */
export function UsersPage() {
  return <CompanyPage tab="users">{(company) => <CompanyUsers company={company} />}</CompanyPage>;
}

function CompanyUsers({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const query = api.useCompanyUsersListQuery({ params: { id: company.id } });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="block"
      skeleton={<Skeleton height={240} />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          icon={IconUsers}
          title={t('users.empty.title')}
          text={t('users.empty.text')}
          action={<Invite company={company} />}
        />
      }
    >
      {({ data }) => (
        <Card
          title={t('users.title')}
          count={data.length}
          flush
          actions={<Invite company={company} />}
        >
          <MemberTable company={company} members={data} />
        </Card>
      )}
    </QueryView>
  );
}

function Invite({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  if (!company.allowedActions.includes('invite_user')) return null;
  return (
    <Button
      component={RouteLink}
      route={companiesRoutes.inviteUser}
      params={{ id: company.id }}
      variant="default"
      leftSection={<IconMailPlus size={16} />}
    >
      {t('users.invite')}
    </Button>
  );
}
