import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shellRoutes, type CalendarInvitation } from '@muster/contracts';
import { RouteLink, useDocumentTitle, useSession } from '@muster/kit';
import { Button, EmptyState, IconCalendar, LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { refusalOf } from '../../shared/refusal-of.ts';
import { AnswerForm } from './answer-form.tsx';
import { useResponseMessages } from './messages.ts';
import { PendingInvitations } from './pending-invitations.tsx';

/** Answers an invitation: by a mailed link, signed in, or one of those that are open. */
export function CalendarResponsePage() {
  const t = useResponseMessages();
  const session = useSession();
  const [search] = useSearchParams();
  const link = search.get('link');
  const event = search.get('event');
  useDocumentTitle(t('title'), { whole: true });
  if (link) return <ByLink key={link} handle={link} />;
  if (!session)
    return (
      <EmptyState
        size="page"
        icon={IconCalendar}
        title={t('title')}
        text={t('pending.signIn')}
        action={
          <Button component={RouteLink} route={shellRoutes.signIn}>
            {t('pending.toSignIn')}
          </Button>
        }
      />
    );
  return event ? <SignedIn key={event} id={event} /> : <PendingInvitations />;
}

function ByLink({ handle }: { handle: string }) {
  const params = { handle };
  const query = api.useCalendarVisitReadQuery({ params }, { refetchOnMountOrArgChange: true });
  const [respond] = api.useCalendarVisitRespondMutation();
  return (
    <Opened query={query}>
      {(invitation) => (
        <AnswerForm
          invitation={invitation}
          mutation={(args) => respond({ ...args, params })}
          onMoved={() => void query.refetch()}
        />
      )}
    </Opened>
  );
}

function SignedIn({ id }: { id: string }) {
  const params = { id };
  const query = api.useCalendarInvitationQuery({ params }, { refetchOnMountOrArgChange: true });
  const [respond] = api.useCalendarRespondMutation();
  return (
    <Opened query={query}>
      {(invitation) => (
        <AnswerForm
          invitation={invitation}
          mutation={(args) => respond({ ...args, params })}
          onMoved={() => void query.refetch()}
        />
      )}
    </Opened>
  );
}

interface OpenedProps {
  query: {
    currentData?: CalendarInvitation | undefined;
    error?: Parameters<typeof LinkRefusal>[0]['error'] | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (invitation: CalendarInvitation) => ReactNode;
}

/** The invitation as it is now; one that cannot be opened says why. */
function Opened({ query, children }: OpenedProps) {
  const t = useResponseMessages();
  const { currentData, refetch } = query;
  const refusal = refusalOf(query);
  if (refusal) return <LinkRefusal error={refusal} onRetry={() => void refetch()} />;
  return currentData ? children(currentData) : <LoadingText>{t('opening')}</LoadingText>;
}
