import { Navigate, useParams } from 'react-router-dom';
import { publicRoutes } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { IconCircleCheck } from '@muster/ui';
import { AddToCalendar } from './add-to-calendar.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { confirmedPath, isChoosing, stepPath } from './interview-paths.ts';
import { InterviewView } from './interview-view.tsx';
import { useInterviewMessages } from './messages.ts';
import classes from './interview.module.css';

/** Shown right after booking: the interview, calendar links, and next steps. */
export function BookedPage() {
  const t = useInterviewMessages();
  const { token: handle = '' } = useParams();
  return (
    <InterviewView handle={handle}>
      {(visit) => {
        const { startsAt, endsAt, timeZone } = visit;
        if (isChoosing(visit)) return <Navigate to={stepPath(handle, 'timezone')} replace />;
        // A later visit shows the interview's current state.
        if (visit.status !== 'confirmed' || !startsAt || !endsAt)
          return <Navigate to={confirmedPath(handle)} replace />;
        return (
          <div className={classes.page}>
            <div>
              <h1 className={classes.done}>
                <IconCircleCheck size={28} aria-hidden />
                {t('booked.title')}
              </h1>
              <p className={classes.lead}>{t('booked.text')}</p>
            </div>
            <InterviewFacts visit={visit} startsAt={startsAt} timeZone={timeZone} />
            <AddToCalendar handle={handle} visit={visit} startsAt={startsAt} endsAt={endsAt} />
            <section aria-labelledby="next">
              <h2 className={classes.subtitle} id="next">
                {t('booked.next')}
              </h2>
              <ol className={classes.list}>
                {(['calendar', 'mail', 'meet'] as const).map((step) => (
                  <li key={step}>{t(`booked.steps.${step}`)}</li>
                ))}
              </ol>
            </section>
            <RouteLink route={publicRoutes.interviewByTokenConfirmed} params={{ token: handle }}>
              {t('booked.see')}
            </RouteLink>
          </div>
        );
      }}
    </InterviewView>
  );
}
