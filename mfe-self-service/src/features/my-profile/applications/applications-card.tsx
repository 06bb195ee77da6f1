import {
  href,
  selfServiceRoutes,
  type ResponseOf,
  type ownApplicationEndpoints,
} from '@muster/contracts';
import { OwnApplications, useOwnApplicationMessages } from '@muster/blocks';
import { AppLink, QueryView } from '@muster/kit';
import { Card, EmptyState, IconBriefcase, Skeleton } from '@muster/ui';
import { api } from '../../../own-api.ts';

type Own = ResponseOf<typeof ownApplicationEndpoints.list>;

/** The person's state for each job and their answers. */
export function ApplicationsCard() {
  const t = useOwnApplicationMessages();
  const query = api.useOwnApplicationsListQuery();
  return (
    <Card title={t('title')} flush>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={120} />}>
        {(own) => <Applications own={own} />}
      </QueryView>
    </Card>
  );
}

function Applications({ own: { data, recruiter } }: { own: Own }) {
  const t = useOwnApplicationMessages();
  const [answer] = api.useOwnApplicationsAnswerMutation();
  const [withdraw] = api.useOwnApplicationsWithdrawMutation();
  if (data.length === 0)
    return (
      <EmptyState
        size="compact"
        icon={IconBriefcase}
        title={t('none')}
        text={t('noneText')}
        action={
          <AppLink href={href(selfServiceRoutes.applicationProcess)}>{t('openRoles')}</AppLink>
        }
      />
    );
  return (
    <OwnApplications
      applications={data}
      recruiter={recruiter}
      actions={{
        answer: ({ id, body }) => answer({ params: { id }, body }),
        withdraw: ({ id, body }) => withdraw({ params: { id }, body }),
      }}
    />
  );
}
