import { QueryView } from '@muster/kit';
import { Card, EmptyLine, Skeleton, StateBadge, formatDateTime } from '@muster/ui';
import { AnswerButtons } from './answer-buttons.tsx';
import { callOf } from './call-of.ts';
import { useCalendarInvitationsQuery } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** The user's upcoming invitations, with their answers. */
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
            {data.map(({ id, title, organiser, startsAt, response, placeValue }) => (
              <li key={id}>
                <span className={classes.what}>
                  <span>
                    {title} <StateBadge machine="calendar_response" state={response} />
                  </span>
                  <small>
                    {formatDateTime(startsAt)} · {t('invitations.from', { name: organiser })}
                    <Place place={placeValue} />
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

/** Where the event takes place, with a link if it is a call. */
function Place({ place }: { place: string | null }) {
  const t = useCalendarMessages();
  const call = callOf(place);
  if (!place) return null;
  return (
    <>
      {' · '}
      {call ? (
        <a href={call} target="_blank" rel="noreferrer">
          {t('openCall')}
        </a>
      ) : (
        place
      )}
    </>
  );
}
