import {
  Card,
  DateTime,
  KeyValueList,
  UnstyledButton,
  countryName,
  type KeyValueItem,
} from '@muster/ui';
import classes from './job-request.module.css';
import { useRequestMessages } from './messages.ts';
import type { RequestStep, RequestValues } from './request-values.ts';

interface ReviewStepProps {
  values: RequestValues;
  isClient: boolean;
  onChange: (step: RequestStep) => void;
}

/** Review of all values before sending. */
export function ReviewStep({ values, isClient, onChange }: ReviewStepProps) {
  const t = useRequestMessages();
  const { budget } = values;
  const amount = [budget.min, budget.max].filter(Boolean).join('–');
  const part = (step: RequestStep, items: KeyValueItem[]) => (
    <Card
      key={step}
      title={t(`step.${step}`)}
      actions={
        <UnstyledButton className={classes.hint} onClick={() => onChange(step)}>
          {t('change')}
        </UnstyledButton>
      }
    >
      <KeyValueList items={items.map((item) => ({ ...item, value: item.value || t('none') }))} />
    </Card>
  );
  return (
    <>
      {part('need', [
        { label: t('role'), value: values.title },
        { label: t('skills'), value: values.skills.join(', ') },
        { label: t('seats'), value: t('people', { count: values.seats ?? 1 }) },
        { label: t('engagement'), value: t(`engagements.${values.engagement}`) },
        { label: t('description'), value: values.description },
      ])}
      {part('terms', [
        {
          label: t('start'),
          value: values.start && <DateTime value={values.start} as="day" />,
        },
        {
          label: t('budget'),
          value: amount && `${amount} ${budget.currency} / ${t(`units.${budget.unit}`)}`,
        },
      ])}
      {!isClient &&
        part('you', [
          { label: t('name'), value: values.name },
          { label: t('company'), value: values.company },
          { label: t('email'), value: values.email },
          { label: t('country'), value: values.country && countryName(values.country) },
        ])}
    </>
  );
}
