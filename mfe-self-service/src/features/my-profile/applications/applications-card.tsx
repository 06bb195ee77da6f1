import {
  href,
  selfServiceRoutes,
  type ResponseOf,
  type ownApplicationEndpoints,
} from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, EmptyState, IconBriefcase, Skeleton } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { ApplicationItem } from './application-item.tsx';
import classes from './applications.module.css';
import { LeaveModal, type Leaving } from './leave-modal.tsx';
import { useApplicationMessages } from './messages.ts';

type Own = ResponseOf<typeof ownApplicationEndpoints.list>;

/** Where the person stands with each job: what runs, and folded together what is over. */
export function ApplicationsCard() {
  const t = useApplicationMessages();
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
  const t = useApplicationMessages();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const running = data.filter(({ status }) => status === 'active');
  const over = data.filter(({ status }) => status !== 'active');
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
  const item = (application: Own['data'][number]) => (
    <ApplicationItem
      key={application.id}
      application={application}
      recruiter={recruiter}
      onLeave={(how) => setLeaving({ application, how })}
    />
  );
  return (
    <>
      <ul className={classes.list}>{running.map(item)}</ul>
      {over.length > 0 && (
        <details className={classes.earlier} open={running.length === 0}>
          <summary>{t('earlier', { count: over.length })}</summary>
          <ul className={classes.list}>{over.map(item)}</ul>
        </details>
      )}
      {leaving && <LeaveModal leaving={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
