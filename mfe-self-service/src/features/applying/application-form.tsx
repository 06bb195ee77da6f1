import {
  applicationFormOf,
  applicationFormSchema,
  applyingSteps,
  faultyApplyingStep,
  href,
  reachableStep,
  selfServiceRoutes,
  type Applying,
  type ApplyingStep,
} from '@muster/contracts';
import { isApiError, useLeave, useUnsavedGuard } from '@muster/kit';
import { Button, ErrorSummary, Form, NoticeBar, useStepStart, useZodForm } from '@muster/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from './applying-api.ts';
import classes from './applying.module.css';
import { CvProgress } from './cv-progress.tsx';
import { CvStep } from './cv-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { MailedAddress } from './mailed-address.tsx';
import { useApplyingMessages } from './messages.ts';
import { ReviewStep } from './review-step.tsx';
import { copyOfDraft } from './same-draft.ts';
import { SaveState } from './save-state.tsx';
import { SendTrouble } from './send-trouble.tsx';
import {
  AboutStep,
  AvailabilityStep,
  ConsentStep,
  EnglishStep,
  QuestionsStep,
  RatesStep,
  SkillsStep,
} from './steps.tsx';
import { useCv } from './use-cv.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';

interface ApplicationFormProps {
  handle: string;
  applying: Applying;
  /** Step in the address, possibly unknown. */
  wanted: string | undefined;
}

/** Steps of an application, each at its own address. */
export function ApplicationForm({ handle, applying, wanted }: ApplicationFormProps) {
  const t = useApplyingMessages();
  const navigate = useNavigate();
  const leave = useLeave();
  const { keeper, state } = useDraftKeeper(handle, applying);
  const bringing = useCv(handle, keeper.learn);
  const isUploading = bringing.state.step === 'sending';
  useUnsavedGuard(isUploading, { reason: t('cv.leave') });
  const [furthest, setFurthest] = useState(applying.step);
  const [submit, { error: refusal, isLoading }] = api.useApplyingSubmitMutation();
  const [isSending, setIsSending] = useState(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const [initialValues] = useState(() => copyOfDraft(applying.draft));
  const form = useZodForm({
    schema: applicationFormSchema,
    initialValues,
    prepare: applicationFormOf,
  });
  const { values } = form;
  const step = reachableStep(wanted, { draft: values, step: furthest });
  const heading = useStepStart(step);
  const index = applyingSteps.indexOf(step);
  const isLast = step === 'review';
  const stepHref = (id: ApplyingStep) =>
    href(selfServiceRoutes.applicationProcessByIdByStep, { id: handle, step: id });

  useEffect(() => keeper.note({ draft: values, step: furthest }), [keeper, values, furthest]);
  // An unreachable step in the address is replaced with the current one.
  useEffect(() => {
    if (wanted !== step) leave(() => void navigate(stepHref(step), { replace: true }), true);
  });

  function goTo(next: ApplyingStep) {
    const reached = applyingSteps.indexOf(next) > applyingSteps.indexOf(furthest) ? next : furthest;
    setFurthest(reached);
    keeper.note({ draft: values, step: reached });
    void keeper.flush();
    leave(() => void navigate(stepHref(next)), true);
  }

  async function send() {
    setIsSending(true);
    const kept = await keeper.flush();
    setIsUnsent(kept === null);
    const { error } = kept
      ? await submit({ params: { handle }, body: { version: kept.version } })
      : { error: undefined };
    setIsSending(false);
    if (!isApiError(error) || !error.fields) return;
    form.setServerErrors(error.fields);
    const faulty = faultyApplyingStep(values);
    if (faulty) goTo(faulty);
  }

  function onNext(event: FormEvent) {
    event.preventDefault();
    const faulty = faultyApplyingStep(values, step);
    // Errors are shown at their fields.
    if (faulty) {
      form.submit(() => undefined)(event);
      if (faulty !== step) goTo(faulty);
    } else if (isLast) void send();
    else goTo(applyingSteps[index + 1] ?? 'review');
  }

  const before = applyingSteps[index - 1];
  const { job, agencyName } = applying;
  return (
    <div className={classes.page}>
      <div>
        <p className={classes.hint}>{job ? t('forJob', { title: job.title }) : t('forPool')}</p>
        <h1 ref={heading}>{t(`step.${step}`)}</h1>
        <p className={classes.lead} aria-live="polite">
          {t('of', { n: index + 1, total: applyingSteps.length })}
        </p>
        <progress
          className={classes.progress}
          aria-label={t('of', { n: index + 1, total: applyingSteps.length })}
          value={index + 1}
          max={applyingSteps.length}
        />
        <SaveState
          state={state}
          onKeepMine={() => {
            keeper.keepMine();
            void keeper.flush();
          }}
          onTakeTheirs={() => {
            const theirs = keeper.takeTheirs();
            if (!theirs) return;
            form.reset(copyOfDraft(theirs.draft));
            setFurthest(theirs.step);
          }}
        />
      </div>
      {job && !job.isOpen && <NoticeBar kind="warning">{t('closed')}</NoticeBar>}
      <Form label={t(`step.${step}`)} onSubmit={onNext}>
        <ErrorSummary
          {...form.summary}
          lines={form.summary.lines.filter(({ id, path }) => id !== undefined || path === '')}
        />
        {step !== 'cv' && bringing.state.step !== 'idle' && <CvProgress state={bringing.state} />}
        <div className={classes.fields}>
          {step === 'about' && (
            <AboutStep form={form} mailed={<MailedAddress handle={handle} applying={applying} />} />
          )}
          {step === 'cv' && <CvStep applying={state.known} form={form} bringing={bringing} />}
          {step === 'experience' && <ExperienceStep form={form} />}
          {step === 'skills' && <SkillsStep form={form} />}
          {step === 'english' && <EnglishStep form={form} />}
          {step === 'rates' && <RatesStep form={form} />}
          {step === 'availability' && <AvailabilityStep form={form} />}
          {step === 'questions' && <QuestionsStep form={form} />}
          {step === 'consent' && <ConsentStep form={form} agency={agencyName} />}
          {isLast && <ReviewStep values={values} applying={state.known} onChange={goTo} />}
        </div>
        {isLast && (
          <SendTrouble
            state={state}
            isUploading={isUploading}
            isUnsent={isUnsent}
            refusal={refusal}
          />
        )}
        <div className={classes.buttons}>
          {before && (
            <Button variant="default" size="lg" onClick={() => goTo(before)}>
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            loading={isLoading || isSending}
            disabled={isLast && isUploading}
          >
            {t(isLast ? 'send' : 'next')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
