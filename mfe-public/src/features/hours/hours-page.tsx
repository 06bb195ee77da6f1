import {
  formatHours,
  timesheetAnswers,
  type TimesheetAnswer,
  type TimesheetVisit,
} from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, NoticeBar, formatDate } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { ApproveForm } from './approve-form.tsx';
import { HoursTable } from './hours-table.tsx';
import classes from './hours.module.css';
import { useHoursMessages } from './messages.ts';
import { RejectForm } from './reject-form.tsx';

const forms = { approve: ApproveForm, reject: RejectForm } as const;

/** The hours of a contractor, and the two answers a client can give without signing in. */
export function HoursPage({ handle }: { handle: string }) {
  const t = useHoursMessages();
  const [done, setDone] = useState<{ visit: TimesheetVisit; said: TimesheetAnswer } | null>(null);
  const query = api.useTimesheetVisitReadQuery({
    params: { handle },
  });
  useDocumentTitle(t('document'), { whole: true });
  // The answer uses the link up; what was answered stays on the page.
  if (done) return <Done {...done} />;
  return (
    <LinkView query={query}>
      {(visit) => (
        <Hours
          handle={handle}
          visit={visit}
          onDone={(after, said) => setDone({ visit: after, said })}
        />
      )}
    </LinkView>
  );
}

interface HoursProps {
  handle: string;
  visit: TimesheetVisit;
  onDone: (visit: TimesheetVisit, said: TimesheetAnswer) => void;
}

function Hours({ handle, visit, onDone }: HoursProps) {
  const t = useHoursMessages();
  const [chosen, choose] = useState<TimesheetAnswer | null>(null);
  const { timesheet, maskedEmail, allowedActions } = visit;
  const { contractor: name, job, number, periodStart, periodEnd } = timesheet;
  const possible = timesheetAnswers.filter((one) => allowedActions.includes(one));
  const Answer = chosen && forms[chosen];
  const period = { from: formatDate(periodStart), to: formatDate(periodEnd) };
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('title', { name })}</h1>
        <p className={classes.lead}>{t('lead', { job, number, ...period })}</p>
      </div>
      <HoursTable sheet={timesheet} />
      {possible.length === 0 ? (
        <Standing visit={visit} />
      ) : (
        <section className={classes.box} aria-labelledby="answer">
          <h2 className={classes.boxTitle} id="answer">
            {chosen
              ? t(`${chosen}.title`, { hours: formatHours(timesheet.minutes) })
              : t('question')}
          </h2>
          {Answer ? (
            <Answer
              handle={handle}
              visit={visit}
              onBack={() => choose(null)}
              onDone={(after) => onDone(after, chosen)}
            />
          ) : (
            <>
              <div className={classes.buttons}>
                {possible.map((one, index) => (
                  <Button
                    key={one}
                    size="lg"
                    variant={index === 0 ? 'filled' : 'default'}
                    onClick={() => choose(one)}
                  >
                    {t(`action.${one}`)}
                  </Button>
                ))}
              </div>
              <p className={classes.lead}>{t('nothingYet', { mail: maskedEmail })}</p>
            </>
          )}
        </section>
      )}
    </div>
  );
}

/** Why there is nothing to answer: a colleague or the agency was first, or the hours are changed. */
function Standing({ visit: { decision } }: { visit: TimesheetVisit }) {
  const t = useHoursMessages();
  if (!decision || decision.state === 'draft')
    return <NoticeBar kind="info">{t('standing.open')}</NoticeBar>;
  const date = formatDate(decision.at);
  const isBack = decision.state === 'rejected';
  const text = decision.by
    ? t(isBack ? 'standing.rejectedBy' : 'standing.approvedBy', { name: decision.by, date })
    : t(isBack ? 'standing.rejectedByAgency' : 'standing.approvedByAgency', { date });
  return (
    <NoticeBar kind="info">
      {text} {t(isBack ? 'standing.open' : 'standing.nothingToDo')}
    </NoticeBar>
  );
}

function Done({ visit, said }: { visit: TimesheetVisit; said: TimesheetAnswer }) {
  const t = useHoursMessages();
  const { agencyName: agency, timesheet } = visit;
  return (
    <section className={classes.page} role="status">
      <h1>{t(`done.${said}.title`)}</h1>
      <p className={classes.boxTitle}>
        <IconCircleCheck size={20} aria-hidden />
        {t(`done.${said}.text`, { agency, name: timesheet.contractor })}
      </p>
      <p className={classes.lead}>{t('closedLink')}</p>
    </section>
  );
}
