import {
  companiesRoutes,
  href,
  jobsRoutes,
  type JobChecklistItem,
  type JobDetails,
  type JobRecord,
} from '@muster/contracts';
import { RouteLink, errorText, useFollow, usePlatform } from '@muster/kit';
import {
  Button,
  FormSection,
  IconCircleCheck,
  IconCircleX,
  NoticeBar,
  UnstyledButton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import type { JobStep } from './steps.ts';

/** Step in which each checklist part is filled in. */
const stepOf: Readonly<Record<Exclude<JobChecklistItem, 'client'>, JobStep>> = {
  description: 'role',
  role: 'role',
  seniority: 'role',
  required_skill: 'skills',
  location: 'conditions',
  bill_rate: 'rates',
  pay_rate: 'rates',
  position: 'positions',
  lead_recruiter: 'team',
};

interface ReviewStepProps {
  job: JobRecord;
  details: JobDetails;
  onStep: (step: JobStep) => void;
}

/** Complete and missing parts; a complete job opens, or is sent to a user who may open it. */
export function ReviewStep({ job, details, onStep }: ReviewStepProps) {
  const t = useNewJobMessages();
  const words = useJobMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [open, opening] = api.useJobsOpenMutation();
  const [submit, submitting] = api.useJobsSubmitForReviewMutation();
  const complete = details.checklist.every(({ done }) => done);
  const mayOpen = job.allowedActions.includes('open');
  const record = href(jobsRoutes.record, { id: job.id });

  async function run(action: 'open' | 'submit') {
    const args = { params: { id: job.id }, body: { version: job.version } };
    const { error } = await (action === 'open' ? open(args) : submit(args));
    if (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
      return;
    }
    platform.notify({
      kind: 'success',
      text: t(action === 'open' ? 'review.opened' : 'review.submitted'),
    });
    follow(record);
  }
  return (
    <FormSection title={t('review.title')}>
      <ul className={classes.list}>
        {details.checklist.map(({ item, done }) => (
          <li key={item} className={classes.item}>
            <span className={classes.check}>
              {done ? (
                <IconCircleCheck size={16} className={classes.done} aria-hidden />
              ) : (
                <IconCircleX size={16} className={classes.missing} aria-hidden />
              )}
              {words(`check.${item}`)}
            </span>
            {!done && item === 'client' && (
              <RouteLink
                className={classes.second}
                route={companiesRoutes.record}
                params={{ id: details.company.id }}
              >
                {t('review.openClient')}
              </RouteLink>
            )}
            {!done && item !== 'client' && (
              <UnstyledButton className={classes.second} onClick={() => onStep(stepOf[item])}>
                {t('review.goTo')}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
      <NoticeBar kind={complete ? 'success' : 'quiet'}>
        {t(complete ? (mayOpen ? 'review.ready' : 'review.notYours') : 'review.missing')}
      </NoticeBar>
      <div className={classes.buttons}>
        {mayOpen && (
          <Button disabled={!complete} loading={opening.isLoading} onClick={() => void run('open')}>
            {t('review.open')}
          </Button>
        )}
        {!mayOpen && job.allowedActions.includes('submit_for_review') && (
          <Button loading={submitting.isLoading} onClick={() => void run('submit')}>
            {t('review.submit')}
          </Button>
        )}
        <Button variant="default" onClick={() => follow(record)}>
          {t('review.see')}
        </Button>
      </div>
    </FormSection>
  );
}
