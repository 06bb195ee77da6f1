import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { publicRoutes, type InterviewVisit } from '@muster/contracts';
import { agencyContact, ContactLinks, errorText, RouteLink } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconCalendarX,
  IconCircleCheck,
  NoticeBar,
  formatDate,
  formatDateTime,
  useNow,
} from '@muster/ui';
import { api } from '../../api.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AskAgain } from './ask-again.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { cancelledPath, isChoosing, stepPath } from './interview-paths.ts';
import { InterviewView } from './interview-view.tsx';
import { useInterviewMessages } from './messages.ts';
import { Preparation } from './preparation.tsx';
import classes from './interview.module.css';

/** Current state of a booked interview, with the changes that are still possible. */
export function ConfirmedPage() {
  const { token: handle = '' } = useParams();
  return (
    <InterviewView handle={handle}>
      {(visit) => {
        const { status, startsAt, endsAt } = visit;
        if (isChoosing(visit)) return <Navigate to={stepPath(handle, 'timezone')} replace />;
        if (status === 'cancelled' || !startsAt || !endsAt)
          return <Navigate to={cancelledPath(handle)} replace />;
        return <Confirmed handle={handle} visit={visit} startsAt={startsAt} endsAt={endsAt} />;
      }}
    </InterviewView>
  );
}

interface ConfirmedProps {
  handle: string;
  visit: InterviewVisit;
  startsAt: string;
  endsAt: string;
}

function Confirmed({ handle, visit, startsAt, endsAt }: ConfirmedProps) {
  const t = useInterviewMessages();
  const now = useNow();
  const { timeZone, status, agencyName: agency } = visit;
  const when = formatDateTime(startsAt, { timeZone });
  if (status === 'no_show')
    return (
      <>
        <EmptyState
          size="block"
          icon={IconCalendarX}
          title={t('confirmed.missed')}
          text={t('confirmed.missedText', { when })}
        />
        <AskAgain handle={handle} visit={visit} />
      </>
    );
  if (status === 'completed' || new Date(endsAt) <= new Date(now))
    return (
      <EmptyState
        size="page"
        icon={IconCircleCheck}
        title={t('confirmed.over')}
        text={t('confirmed.overText', { when, agency })}
      />
    );
  return (
    <div className={classes.page}>
      <h1>{t('confirmed.title', { day: formatDate(startsAt, { timeZone, weekday: true }) })}</h1>
      <InterviewFacts visit={visit} startsAt={startsAt} timeZone={timeZone} />
      <AddToCalendar handle={handle} visit={visit} startsAt={startsAt} endsAt={endsAt} />
      <Preparation handle={handle} />
      <ChangeOfPlans handle={handle} visit={visit} />
    </div>
  );
}

/** Shortly before the start, only a phone call helps. */
function Late() {
  const t = useInterviewMessages();
  const { mail, phone } = agencyContact();
  if (!mail && !phone) return <p className={classes.text}>{t('confirmed.late')}</p>;
  return (
    <p className={classes.text}>
      {t('confirmed.lateCall')} <ContactLinks />
    </p>
  );
}

/** Moving and cancelling, while there is time. */
function ChangeOfPlans({ handle, visit }: Pick<ConfirmedProps, 'handle' | 'visit'>) {
  const t = useInterviewMessages();
  const navigate = useNavigate();
  const [ask, { error, isLoading }] = api.useScheduleVisitAskMoveMutation();
  const { allowedActions, changeUntil, movesLeft, status, timeZone } = visit;
  const isMoving = status === 'reschedule_requested';
  const mayMove = isMoving || allowedActions.includes('ask_reschedule');
  const mayChange = allowedActions.length > 0;

  async function move() {
    if (!isMoving && (await ask({ params: { handle } })).error) return;
    await navigate(stepPath(handle, 'choose'));
  }

  return (
    <section className={classes.box} aria-labelledby="manage">
      <h2 className={classes.subtitle} id="manage">
        {t('confirmed.manage')}
      </h2>
      {mayChange && changeUntil ? (
        <p className={classes.text}>
          {t('confirmed.until', { when: formatDateTime(changeUntil, { timeZone }) })}{' '}
          {t(mayMove ? 'confirmed.movesLeft' : 'confirmed.noMoves', { count: movesLeft })}
        </p>
      ) : (
        <Late />
      )}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {mayChange && (
        <div className={classes.buttons}>
          {mayMove && (
            <Button size="md" variant="default" loading={isLoading} onClick={() => void move()}>
              {t('confirmed.move')}
            </Button>
          )}
          {allowedActions.includes('cancel') && (
            <Button
              size="md"
              variant="default"
              component={RouteLink}
              route={publicRoutes.interviewByTokenCancelledCancelModal}
              params={{ token: handle }}
            >
              {t('confirmed.cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
