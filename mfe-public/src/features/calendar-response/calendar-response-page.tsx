import { useLocation, useSearchParams } from 'react-router-dom';
import { shellRoutes } from '@muster/contracts';
import { RouteLink, useCan, useDocumentTitle, useSession } from '@muster/kit';
import { Button, EmptyState, IconCalendar } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useResponseMessages } from './messages.ts';
import { PendingInvitations } from './pending-invitations.tsx';

/** Answers an invitation: by a mailed link, signed in, or from the list of open ones. */
export function CalendarResponsePage() {
  const t = useResponseMessages();
  const session = useSession();
  const can = useCan();
  const { pathname, search: asked } = useLocation();
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
          <Button
            component={RouteLink}
            route={shellRoutes.signIn}
            query={{ next: `${pathname}${asked}` }}
          >
            {t('pending.toSignIn')}
          </Button>
        }
      />
    );
  // Invitations of clients open by the link of their mail alone.
  if (!can('calendar.read'))
    return (
      <EmptyState size="page" icon={IconCalendar} title={t('title')} text={t('pending.openMail')} />
    );
  return event ? <SignedIn key={event} id={event} /> : <PendingInvitations />;
}

function ByLink({ handle }: { handle: string }) {
  const t = useResponseMessages();
  const params = { handle };
  const query = api.useCalendarVisitReadQuery({ params }, { refetchOnMountOrArgChange: true });
  const [respond] = api.useCalendarVisitRespondMutation();
  return (
    <LinkView query={query} opening={t('opening')}>
      {(invitation) => (
        <AnswerForm
          kept={handle}
          invitation={invitation}
          mutation={(args) => respond({ ...args, params })}
          onMoved={() => void query.refetch()}
        />
      )}
    </LinkView>
  );
}

function SignedIn({ id }: { id: string }) {
  const t = useResponseMessages();
  const params = { id };
  const query = api.useCalendarInvitationQuery({ params }, { refetchOnMountOrArgChange: true });
  const [respond] = api.useCalendarRespondMutation();
  return (
    <LinkView query={query} opening={t('opening')}>
      {(invitation) => (
        <AnswerForm
          kept={id}
          invitation={invitation}
          mutation={(args) => respond({ ...args, params })}
          onMoved={() => void query.refetch()}
        />
      )}
    </LinkView>
  );
}
