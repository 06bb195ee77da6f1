import type { Applying, ApplyingDraft, ApplyingStep } from '@muster/contracts';
import {
  Card,
  DateTime,
  KeyValueList,
  UnstyledButton,
  countryName,
  type KeyValueItem,
} from '@muster/ui';
import classes from './applying.module.css';
import { useApplyingMessages } from './messages.ts';

interface ReviewStepProps {
  values: ApplyingDraft;
  applying: Applying;
  onChange: (step: ApplyingStep) => void;
}

/** Shows the whole application before it is sent. */
export function ReviewStep({ values, applying, onChange }: ReviewStepProps) {
  const t = useApplyingMessages();
  const { rate, noticePeriodDays: days } = values;
  const yes = (ticked: boolean) => t(ticked ? 'review.yes' : 'review.no');
  const part = (step: ApplyingStep, items: KeyValueItem[]) => (
    <Card
      key={step}
      title={t(`step.${step}`)}
      actions={
        <UnstyledButton
          className={classes.change}
          aria-label={`${t('change')}: ${t(`step.${step}`)}`}
          onClick={() => onChange(step)}
        >
          {t('change')}
        </UnstyledButton>
      }
    >
      <KeyValueList
        items={items.map((item) => ({ ...item, value: item.value || t('review.none') }))}
      />
    </Card>
  );
  return (
    <>
      <p className={classes.hint}>{t('review.lead')}</p>
      {part('about', [
        { label: t('begin.firstName'), value: values.firstName },
        { label: t('begin.lastName'), value: values.lastName },
        { label: t('begin.email'), value: applying.email },
        { label: t('about.phone'), value: values.phone },
        { label: t('begin.country'), value: values.country && countryName(values.country) },
      ])}
      {part('cv', [{ label: t('review.cv'), value: applying.cv?.name }])}
      {part('experience', [
        { label: t('experience.headline'), value: values.headline },
        {
          label: t('experience.years'),
          value: values.yearsExperience === null ? null : String(values.yearsExperience),
        },
        {
          label: t('experience.jobs'),
          value:
            values.experience.length > 0 &&
            values.experience
              .map(({ title, companyName }) => `${title}, ${companyName}`)
              .join('; '),
        },
      ])}
      {part('skills', [{ label: t('skills.label'), value: values.skills.join(', ') }])}
      {part('english', [
        { label: t('english.label'), value: values.english && t(`english.${values.english}`) },
      ])}
      {part('rates', [
        {
          label: t('rates.amount'),
          value:
            rate.amount !== '' &&
            t('review.pay', {
              amount: rate.amount,
              currency: rate.currency,
              unit: t(`rates.units.${rate.unit}`),
            }),
        },
      ])}
      {part('availability', [
        {
          label: t('availability.from'),
          value: values.availableFrom && <DateTime value={values.availableFrom} as="day" />,
        },
        {
          label: t('availability.notice'),
          value: days === null ? null : t('review.days', { count: days }),
        },
      ])}
      {part('questions', [
        { label: t('questions.motivation'), value: values.motivation },
        { label: t('questions.linkedin'), value: values.linkedinUrl },
        { label: t('questions.github'), value: values.githubUrl },
      ])}
      {part('consent', [
        {
          label: t('consent.store', { agency: applying.agencyName }),
          value: yes(values.mayStore),
        },
        {
          label: t('consent.share', { agency: applying.agencyName }),
          value: yes(values.mayShare),
        },
      ])}
    </>
  );
}
