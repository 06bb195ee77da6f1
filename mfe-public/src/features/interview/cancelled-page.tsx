import { Navigate, useParams } from 'react-router-dom';
import { formatDateTime, zoneCity, KeyValueList } from '@muster/ui';
import { AskAgain } from './ask-again.tsx';
import { confirmedPath, isChoosing, stepPath } from './interview-paths.ts';
import { InterviewView } from './interview-view.tsx';
import { useInterviewMessages } from './messages.ts';
import classes from './interview.module.css';

/** Cancelled interview: which one, its time, and who cancelled it. */
export function CancelledPage() {
  const t = useInterviewMessages();
  const { token: handle = '' } = useParams();
  return (
    <InterviewView handle={handle}>
      {(visit) => {
        const { cancelled, startsAt, timeZone, hostTimeZone, agencyName: agency } = visit;
        if (isChoosing(visit)) return <Navigate to={stepPath(handle, 'timezone')} replace />;
        if (visit.status !== 'cancelled') return <Navigate to={confirmedPath(handle)} replace />;
        const at = (zone: string) => startsAt && formatDateTime(startsAt, { timeZone: zone });
        return (
          <div className={classes.page}>
            <div>
              <h1>{t('cancelled.title')}</h1>
              {cancelled && (
                <p className={classes.lead}>
                  {t(cancelled.byInvitee ? 'cancelled.byYou' : 'cancelled.byAgency', {
                    agency,
                    when: formatDateTime(cancelled.at, { timeZone }),
                  })}
                </p>
              )}
            </div>
            <KeyValueList
              items={[
                { label: t('facts.what'), value: visit.title },
                { label: t('cancelled.was'), value: at(timeZone) },
                ...(hostTimeZone === timeZone
                  ? []
                  : [
                      {
                        label: t('facts.there', { city: zoneCity(hostTimeZone) }),
                        value: at(hostTimeZone),
                      },
                    ]),
                { label: t('cancelled.reason'), value: cancelled?.reason },
              ]}
            />
            <AskAgain handle={handle} visit={visit} />
          </div>
        );
      }}
    </InterviewView>
  );
}
