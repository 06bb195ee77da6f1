import {
  formatHours,
  timesheetAnswers,
  type TimesheetAnswer,
  type TimesheetVisit,
} from '@muster/contracts';
import { NoticeBar, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { AnswerBox, Answered, AnsweringPage, AskedAbout } from '../../shared/answer-by-link.tsx';
import { ApproveForm } from './approve-form.tsx';
import { HoursTable } from './hours-table.tsx';
import { useHoursMessages } from './messages.ts';
import { RejectForm } from './reject-form.tsx';

const forms = { approve: ApproveForm, reject: RejectForm } as const;

/** A contractor's hours, and the two answers a client can give without signing in. */
export function HoursPage({ handle }: { handle: string }) {
  const t = useHoursMessages();
  const query = api.useTimesheetVisitReadQuery({
    params: { handle },
  });
  return (
    <AnsweringPage
      handle={handle}
      query={query}
      title={t('document')}
      done={(visit, said: TimesheetAnswer) => <Done visit={visit} said={said} />}
    >
      {(visit, onDone) => <Hours handle={handle} visit={visit} onDone={onDone} />}
    </AnsweringPage>
  );
}

interface HoursProps {
  handle: string;
  visit: TimesheetVisit;
  onDone: (visit: TimesheetVisit, said: TimesheetAnswer) => void;
}

function Hours({ handle, visit, onDone }: HoursProps) {
  const t = useHoursMessages();
  const { timesheet, maskedEmail, allowedActions } = visit;
  const { contractor: name, job, number, periodStart, periodEnd } = timesheet;
  const possible = timesheetAnswers.filter((one) => allowedActions.includes(one));
  const period = { from: formatDate(periodStart), to: formatDate(periodEnd) };
  return (
    <AskedAbout title={t('title', { name })} lead={t('lead', { job, number, ...period })}>
      <HoursTable sheet={timesheet} />
      {possible.length === 0 ? (
        <Standing visit={visit} />
      ) : (
        <AnswerBox
          handle={handle}
          possible={possible}
          question={t('question')}
          action={(one) => t(`action.${one}`)}
          titleOf={(one) => t(`${one}.title`, { hours: formatHours(timesheet.minutes) })}
          nothingYet={t('nothingYet', { mail: maskedEmail })}
        >
          {(chosen, onBack) => {
            const Answer = forms[chosen];
            return (
              <Answer
                handle={handle}
                visit={visit}
                onBack={onBack}
                onDone={(after) => onDone(after, chosen)}
              />
            );
          }}
        </AnswerBox>
      )}
    </AskedAbout>
  );
}

/**
 * Explains why no answer is needed: a colleague or the agency was first, or the hours are being
 * changed.
 */
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
    <Answered
      title={t(`done.${said}.title`)}
      text={t(`done.${said}.text`, { agency, name: timesheet.contractor })}
      note={t('closedLink')}
    />
  );
}
