import { KeyValueList, zoneCity } from '@muster/ui';
import { api } from '../../api.ts';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import { jobSteps } from './steps.ts';

interface StartSummaryProps {
  title: string;
  companyId: string | null;
}

/** Preview of the draft as typed, and the questions of the later steps. */
export function StartSummary({ title, companyId }: StartSummaryProps) {
  const t = useNewJobMessages();
  const { currentData: company } = api.useCompaniesReadQuery(
    { params: { id: companyId ?? '' } },
    { skip: companyId === null },
  );
  const entered = [
    { label: t('jobTitle'), value: title.trim() },
    { label: t('company'), value: company?.name },
    { label: t('draft.zone'), value: company && zoneCity(company.timeZone) },
    { label: t('draft.manager'), value: company?.accountManager?.name },
    { label: t('draft.lead'), value: company?.recruiter?.name },
    {
      label: t('draft.team'),
      value: company?.team.flatMap(({ person }) => person?.name ?? []).join(', '),
    },
  ].filter(({ value }) => Boolean(value));
  return (
    <section className={classes.summary} aria-label={t('draft.title')}>
      <h2 className={classes.summaryTitle}>{t('draft.title')}</h2>
      {entered.length === 0 ? (
        <p className={classes.second}>{t('draft.nothing')}</p>
      ) : (
        <KeyValueList items={entered} />
      )}
      <section className={classes.part} aria-label={t('start.next')}>
        <h3 className={classes.partTitle}>{t('start.next')}</h3>
        <KeyValueList
          items={jobSteps.map((step) => ({
            label: t(`step.${step}`),
            value: t(`start.asks.${step}`),
          }))}
        />
      </section>
    </section>
  );
}
