import { applicationUpdateSchema, type ApplicationRecord } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  DateField,
  Drawer,
  ErrorSummary,
  Form,
  NumberField,
  OverlayFooter,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useId } from 'react';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';
import { RateField, type Rate } from './rate-field.tsx';
import { RateWarnings } from './rate-warnings.tsx';
import { StartAt } from './start-at.tsx';
import type { Term } from './terms-fields.ts';

const schema = applicationUpdateSchema.pick({
  billRate: true,
  payRate: true,
  availableFrom: true,
  noticeDays: true,
  interestNote: true,
  vettingOverride: true,
});

const termsOf = ({ billRate, payRate, preparation }: ApplicationRecord) => ({
  billRate: (billRate ?? null) as Rate | null,
  payRate: (payRate ?? null) as Rate | null,
  availableFrom: preparation.availableFrom,
  noticeDays: preparation.noticeDays,
  interestNote: preparation.interestNote ?? '',
  vettingOverride: preparation.vettingOverride ?? '',
});
type TermsValues = ReturnType<typeof termsOf>;

const toInput = ({ payRate, ...values }: TermsValues, mayPay: boolean) => ({
  ...values,
  ...(mayPay && { payRate }),
  interestNote: values.interestNote || null,
  vettingOverride: values.vettingOverride || null,
});

/** Form for rates, availability, and reasons to proceed although something is missing. */
export function TermsDrawer({
  record: given,
  at,
  onClose,
}: {
  record: ApplicationRecord;
  /** Field to focus first. */
  at: Term | null;
  onClose: () => void;
}) {
  const [record] = useFormRecord(given);
  const t = useApplicationMessages();
  const platform = usePlatform();
  const formId = useId();
  const [update] = api.useApplicationsUpdateMutation();
  const mayPay = record.payRate !== undefined;
  const base = termsOf(record);
  const form = useZodForm({
    schema,
    initialValues: base,
    prepare: (values) => toInput(values, mayPay),
    // A rate is one field, whichever part was rejected.
    mapPath: (path) => path.replace(/^(billRate|payRate)\..*/, '$1'),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `application/${record.id}/terms`,
    version: record.version,
    // Unchanged values are not sent, so that a colleague's change to them is kept.
    toArgs: ({ values, version, base: before }) => ({
      params: { id: record.id },
      body: { ...changedFields(toInput(before, mayPay), toInput(values, mayPay)), version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.saved') });
      onClose();
    },
    onConflict: { base, toValues: termsOf as (current: ApplicationRecord) => TermsValues },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('terms.edit')}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" form={formId} size="md" loading={saving.pending}>
            {t('save')}
          </Button>
        </OverlayFooter>
      }
    >
      <Form id={formId} onSubmit={saving.submit} label={t('terms.edit')}>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <StartAt active={at === 'bill_rate'}>
          <RateField label={t('terms.bill')} {...form.field('billRate')} />
        </StartAt>
        {mayPay && <RateField label={t('terms.pay')} {...form.field('payRate')} />}
        <RateWarnings
          record={record}
          billRate={form.values.billRate}
          payRate={form.values.payRate}
        />
        <StartAt active={at === 'availability'}>
          <DateField label={t('terms.available')} {...form.field('availableFrom')} />
        </StartAt>
        <NumberField label={t('terms.notice')} {...form.field('noticeDays')} />
        <StartAt active={at === 'interest'}>
          <TextArea
            label={t('terms.interest')}
            help={t('terms.interestHelp')}
            {...form.field('interestNote')}
          />
        </StartAt>
        <StartAt active={at === 'vetting'}>
          <TextArea
            label={t('terms.vetting')}
            help={t('terms.vettingHelp')}
            {...form.field('vettingOverride')}
          />
        </StartAt>
      </Form>
      {saving.dialog}
    </Drawer>
  );
}
