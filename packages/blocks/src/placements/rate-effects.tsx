import { useState } from 'react';
import {
  href,
  jobsRoutes,
  type RateTrial,
  type RateTrialQuery,
  type UnitRate,
} from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Button, EmptyLine, FormSection, Money, Skeleton, formatMargin } from '@muster/ui';
import { usePlacementMessages, type PlacementMessages } from './messages.ts';
import { usePlacementsTryRateQuery } from './placements-context.tsx';
import { toRate, type RateValues } from './rate-fields.tsx';
import classes from './placements.module.css';

interface RateEffectsProps {
  placementId: string;
  pay: RateValues['pay'];
  unit: UnitRate['unit'];
  hoursPerWeek: number;
}

/** Effects of the simulated pay on other jobs and live submissions, loaded on demand. */
export function RateEffects({ placementId, pay, unit, hoursPerWeek }: RateEffectsProps) {
  const t = usePlacementMessages();
  const [asked, setAsked] = useState<RateTrialQuery | null>(null);
  const rate = toRate(pay, unit);
  const next =
    pay && rate ? { amount: pay.amount, currency: rate.currency, unit, hoursPerWeek } : null;
  const isShown = asked !== null && JSON.stringify(asked) === JSON.stringify(next);
  return (
    <FormSection title={t('simulator.effects.title')} text={t('simulator.effects.text')}>
      {!isShown && (
        <div>
          <Button variant="default" disabled={next === null} onClick={() => setAsked(next)}>
            {t('simulator.effects.show')}
          </Button>
        </div>
      )}
      {asked && isShown && <Effects placementId={placementId} asked={asked} />}
    </FormSection>
  );
}

function Effects({ placementId, asked }: { placementId: string; asked: RateTrialQuery }) {
  const t = usePlacementMessages();
  const query = usePlacementsTryRateQuery({ params: { id: placementId }, query: asked });
  return (
    <QueryView query={query} size="compact" skeleton={<Skeleton height={160} />}>
      {({ jobs, submissions }) => (
        <>
          <h4 className={classes.effects}>{t('simulator.effects.jobs')}</h4>
          {jobs === null && <EmptyLine text={t('simulator.effects.hiddenJobs')} />}
          {jobs?.length === 0 && <EmptyLine text={t('simulator.effects.noJobs')} />}
          {jobs !== null && jobs.length > 0 && <JobsTable t={t} jobs={jobs} />}
          <h4 className={classes.effects}>{t('simulator.effects.submissions')}</h4>
          {submissions.length === 0 && <EmptyLine text={t('simulator.effects.noSubmissions')} />}
          {submissions.length > 0 && <SubmissionsTable t={t} submissions={submissions} />}
        </>
      )}
    </QueryView>
  );
}

type Jobs = NonNullable<RateTrial['jobs']>;

function JobsTable({ t, jobs }: { t: PlacementMessages; jobs: Jobs }) {
  return (
    <table className={classes.impact}>
      <thead>
        <tr>
          <th scope="col">{t('simulator.effects.job')}</th>
          <th scope="col">{t('simulator.effects.score')}</th>
          <th scope="col">{t('simulator.effects.fit')}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ job, company, scoreNow, scoreThen, payThen }) => (
          <tr key={job.id}>
            <JobHead job={job} company={company} />
            <td>{changeOf(t, String(scoreNow), String(scoreThen))}</td>
            <td>{t(`simulator.effects.payFit.${payThen}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SubmissionsTable({
  t,
  submissions,
}: {
  t: PlacementMessages;
  submissions: RateTrial['submissions'];
}) {
  const percent = (share: number | null) =>
    share === null ? t('simulator.effects.noMargin') : formatMargin(share);
  return (
    <table className={classes.impact}>
      <thead>
        <tr>
          <th scope="col">{t('simulator.effects.job')}</th>
          <th scope="col">{t('simulator.effects.bill')}</th>
          <th scope="col">{t('simulator.effects.margin')}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map(({ id, job, company, bill, marginNow, marginThen }) => (
          <tr key={id}>
            <JobHead job={job} company={company} />
            <td>{bill ? <Money value={bill} unit={t(`rates.${bill.unit}`)} /> : '–'}</td>
            <td>{changeOf(t, percent(marginNow), percent(marginThen))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const changeOf = (t: PlacementMessages, now: string, then: string): string =>
  now === then ? then : t('simulator.effects.change', { now, then });

function JobHead({ job, company }: Pick<Jobs[number], 'job' | 'company'>) {
  return (
    <th scope="row">
      <AppLink className={classes.link} href={href(jobsRoutes.record, { id: job.id })}>
        {job.title}
      </AppLink>
      <span className={classes.stays}>{company}</span>
    </th>
  );
}
