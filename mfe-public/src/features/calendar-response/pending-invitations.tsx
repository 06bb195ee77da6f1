import { publicRoutes } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, EmptyState, IconCalendar, LoadingText, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useResponseMessages } from './messages.ts';
import classes from './response.module.css';

/** The reader's invitations, if the address names no event. */
export function PendingInvitations() {
  const t = useResponseMessages();
  const query = api.useCalendarInvitationsQuery({});
  return (
    <div className={classes.page}>
      <h1>{t('pending.title')}</h1>
      <QueryView
        query={query}
        skeleton={<LoadingText>{t('opening')}</LoadingText>}
        empty={
          <EmptyState
            size="compact"
            icon={IconCalendar}
            title={t('pending.none')}
            text={t('pending.noneText')}
          />
        }
      >
        {({ data }) => (
          <ul className={classes.list}>
            {data.map(({ id, title, startsAt }) => (
              <li key={id}>
                <span>
                  {title}
                  <small>{formatDateTime(startsAt)}</small>
                </span>
                <Button
                  size="md"
                  variant="default"
                  component={RouteLink}
                  route={publicRoutes.calendarResponseByStatus}
                  params={{ status: 'accepted' }}
                  query={{ event: id }}
                >
                  {t('pending.open')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
