import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatDate, IconHourglass, EmptyState, GuestStep } from '@muster/ui';
import type { InterviewVisit } from '@muster/contracts';
import { ChooseStep } from './steps/choose-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import {
  bookedPath,
  cancelledPath,
  confirmedPath,
  isArranged,
  schedulerSteps,
  stepPath,
  type SchedulerStep,
} from './interview-paths.ts';
import { forgetInput } from '../../shared/kept-input.ts';
import { InterviewView } from './interview-view.tsx';
import { useInterviewMessages } from './messages.ts';
import { OwnTimes } from './steps/own-times.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ZoneStep } from './steps/zone-step.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import classes from './interview.module.css';

/** Steps in which an invited person finds a time: zone, choice, details, review. */
export function SchedulerPage() {
  const { interviewId: handle = '' } = useParams();
  return (
    <InterviewView handle={handle}>
      {(visit) => <Scheduler key={handle} handle={handle} visit={visit} />}
    </InterviewView>
  );
}

const isStep = (step: string): step is SchedulerStep =>
  schedulerSteps.some((known) => known === step);

function Scheduler({ handle, visit }: { handle: string; visit: InterviewVisit }) {
  const navigate = useNavigate();
  const { step: asked = '' } = useParams();
  const [search] = useSearchParams();
  const [choice, change] = useKeptChoice(handle, visit);
  const { timeZone, startsAt, anyHost, details } = choice;
  const [isTaken, setIsTaken] = useState(false);
  const isMove = visit.status === 'reschedule_requested';
  const go = (step: SchedulerStep, query = '') =>
    void navigate(`${stepPath(handle, step)}${query}`);

  if (visit.status === 'cancelled') return <Navigate to={cancelledPath(handle)} replace />;
  // A booking made here shows the thanks; another visit shows the current state.
  if (isArranged(visit)) {
    const isNew = startsAt !== null && startsAt === visit.startsAt;
    return <Navigate to={isNew ? bookedPath(handle) : confirmedPath(handle)} replace />;
  }
  if (!visit.allowedActions.includes('choose_slot'))
    return isMove ? <Navigate to={confirmedPath(handle)} replace /> : <TooLate visit={visit} />;

  const steps: readonly SchedulerStep[] = isMove
    ? schedulerSteps.filter((one) => one !== 'details')
    : schedulerSteps;
  const step = isStep(asked) && steps.includes(asked) ? asked : null;
  if (!step) return <Navigate to={stepPath(handle, 'timezone')} replace />;
  // Without a time the page asks to choose one first.
  if ((step === 'details' || step === 'review') && !startsAt)
    return <Navigate to={stepPath(handle, 'choose')} replace />;
  const afterChoice = isMove ? 'review' : 'details';

  return (
    <div className={classes.page}>
      <GuestStep step={steps.indexOf(step) + 1} total={steps.length} />
      {step === 'timezone' && (
        <ZoneStep
          firstName={visit.firstName}
          timeZone={timeZone}
          onChange={(zone) => change({ timeZone: zone })}
          onNext={() => go('choose')}
        />
      )}
      {step === 'choose' && search.get('own') !== '1' && (
        <ChooseStep
          handle={handle}
          visit={visit}
          timeZone={timeZone}
          isTaken={isTaken}
          anyHost={anyHost}
          onAnyHost={(any) => change({ anyHost: any, startsAt: null })}
          chosen={startsAt}
          onChoose={(at) => {
            change({ startsAt: at });
            setIsTaken(false);
          }}
          onZone={() => go('timezone')}
          onNext={() => go(afterChoice)}
          onOwn={() => go('choose', '?own=1')}
          onKept={() => {
            forgetInput(handle);
            void navigate(confirmedPath(handle), { replace: true });
          }}
        />
      )}
      {step === 'choose' && search.get('own') === '1' && (
        <OwnTimes handle={handle} visit={visit} timeZone={timeZone} onBack={() => go('choose')} />
      )}
      {step === 'details' && (
        <DetailsStep
          visit={visit}
          details={details}
          onChange={(written) => change({ details: written })}
          onBack={() => go('choose')}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && startsAt && (
        <ReviewStep
          handle={handle}
          visit={visit}
          timeZone={timeZone}
          startsAt={startsAt}
          anyHost={anyHost}
          details={details}
          onBack={() => go(afterChoice === 'review' ? 'choose' : 'details')}
          onTaken={() => {
            change({ startsAt: null });
            setIsTaken(true);
            go('choose');
          }}
        />
      )}
    </div>
  );
}

function TooLate({ visit }: { visit: InterviewVisit }) {
  const t = useInterviewMessages();
  const { expiresAt, organiser } = visit;
  return (
    <EmptyState
      size="page"
      icon={IconHourglass}
      title={t('expired.title')}
      text={t('expired.text', { date: formatDate(expiresAt), organiser })}
    />
  );
}
