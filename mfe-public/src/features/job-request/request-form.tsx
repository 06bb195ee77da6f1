import { useEffect, useState } from 'react';
import { jobRequestSchema } from '@muster/contracts';
import { isApiError, useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, Form, useHumanPace, useStepStart, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './job-request.module.css';
import { useRequestMessages } from './messages.ts';
import { ReviewStep } from './review-step.tsx';
import { NeedStep, TermsStep, YouStep } from './request-steps.tsx';
import {
  faultyStep,
  keepRequest,
  keptRequest,
  requestInput,
  requestSteps,
  type RequestStep,
  type RequestValues,
} from './request-values.ts';

interface RequestFormProps {
  ticket: string;
  isClient: boolean;
  /** Called if the ticket is no longer valid. */
  onStale: () => void;
  /** The values of a request whose address is to be corrected. */
  before: RequestValues | null;
  onSent: (values: RequestValues) => void;
}

/** Request form in steps, with a review at the end. */
export function RequestForm({ ticket, isClient, before, onStale, onSent }: RequestFormProps) {
  const t = useRequestMessages();
  const steps = requestSteps.filter((step) => !isClient || step !== 'you');
  const [step, setStep] = useState<RequestStep>(before ? 'you' : 'need');
  const [send] = api.useIntakesRequestJobMutation();
  const form = useZodForm({
    schema: jobRequestSchema,
    initialValues: before ?? keptRequest(),
    prepare: (values) => requestInput(values, ticket, isClient),
    mapPath: (path) => path.replace(/^contact\./, ''),
  });
  const { values } = form;
  useEffect(() => keepRequest(values), [values]);
  const sendAsPerson = useHumanPace(send, isClient ? null : ticket);
  const saving = useFormMutation({
    form,
    mutation: sendAsPerson,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      keepRequest(null);
      onSent(values);
    },
    onRefused: (error) => {
      if (isApiError(error) && error.code === 'RATE_LIMITED') {
        form.setFormError(t('tooMany'));
        return true;
      }
      if (!error.fields?.some(({ path }) => path === 'ticket')) return false;
      onStale();
      form.setFormError(t('stale'));
      return true;
    },
  });
  const heading = useStepStart(step);
  const index = steps.indexOf(step);
  const isLast = step === 'review';
  const next = steps[index + 1];
  const previous = steps[index - 1];
  return (
    <div className={classes.page}>
      <div>
        <h1 ref={heading}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </div>
      <p className={classes.hint} aria-live="polite">
        {t('of', { n: index + 1, total: steps.length, name: t(`step.${step}`) })}
      </p>
      <Form
        label={t('title')}
        onSubmit={(event) => {
          const faulty = faultyStep(requestInput(values, ticket, isClient), step);
          if (faulty) setStep(faulty);
          // Errors are shown at their fields; nothing is sent before all are fixed.
          if (faulty || isLast) return saving.submit(event);
          event.preventDefault();
          if (next) setStep(next);
        }}
      >
        <ErrorSummary
          {...form.summary}
          lines={form.summary.lines.filter(({ id, path }) => id !== undefined || path === '')}
        />
        <div className={classes.fields}>
          {step === 'need' && <NeedStep form={form} />}
          {step === 'terms' && <TermsStep form={form} />}
          {step === 'you' && <YouStep form={form} />}
          {isLast && <ReviewStep values={values} isClient={isClient} onChange={setStep} />}
        </div>
        <div className={classes.buttons}>
          {previous && (
            <Button variant="default" size="lg" onClick={() => setStep(previous)}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" size="lg" loading={saving.pending}>
            {t(isLast ? 'send' : 'next')}
          </Button>
        </div>
        <p className={classes.hint}>{t('kept')}</p>
      </Form>
    </div>
  );
}
