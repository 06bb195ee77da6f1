import { QueryView } from '@muster/kit';
import { Card, EmptyLine, Skeleton, StateBadge, formatDateTime } from '@muster/ui';
import { AnswerButtons } from './answer-buttons.tsx';
import { useCalendarInvitationsQuery } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** What one is invited to and that is still to come, with the answer. */
export function InvitationCard() {
  const t = useCalendarMessages();
  const query = useCalendarInvitationsQuery({});
  return (
    <Card title={t('invitations.title')}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<Skeleton height={64} />}
        empty={
          <div className={classes.invited}>
            <EmptyLine text={t('invitations.none')} />
          </div>
        }
      >
        {({ data }) => (
          <ul className={classes.invitations}>
            {data.map(({ id, title, organiser, startsAt, response }) => (
              <li key={id}>
                <span className={classes.what}>
                  <span>
                    {title} <StateBadge machine="calendar_response" state={response} />
                  </span>
                  <small>
                    {formatDateTime(startsAt)} · {t('invitations.from', { name: organiser })}
                  </small>
                </span>
                <AnswerButtons event={{ id, title }} response={response} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
