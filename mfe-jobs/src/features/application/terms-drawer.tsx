import { applicationUpdateSchema } from '@muster/contracts';
import type { ApplicationRecord } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
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
import { useApplicationWords } from './messages.ts';
import { RateField } from './rate-field.tsx';
import type { Rate } from './rate-field.tsx';
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

/** Rates, availability, and why it goes on where something is missing. */
export function TermsDrawer({
  record: given,
  at,
  onClose,
}: {
  record: ApplicationRecord;
  /** The field to begin with. */
  at: Term | null;
  onClose: () => void;
}) {
  const [record] = useFormRecord(given);
  const t = useApplicationWords();
  const platform = usePlatform();
  const formId = useId();
  const [update] = api.useApplicationsUpdateMutation();
  const { preparation } = record;
  const mayPay = record.payRate !== undefined;
  const form = useZodForm({
    schema,
    initialValues: {
      billRate: (record.billRate ?? null) as Rate | null,
      payRate: (record.payRate ?? null) as Rate | null,
      availableFrom: preparation.availableFrom,
      noticeDays: preparation.noticeDays,
      interestNote: preparation.interestNote ?? '',
      vettingOverride: preparation.vettingOverride ?? '',
    },
    prepare: ({ payRate, ...values }) => ({
      ...values,
      ...(mayPay && { payRate }),
      interestNote: values.interestNote || null,
      vettingOverride: values.vettingOverride || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: record.version,
    toArgs: ({ output, version }) => ({
      params: { id: record.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.saved') });
      onClose();
    },
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
        <ErrorSummary {...form.summary} />
        <StartAt active={at === 'bill_rate'}>
          <RateField
            label={t('terms.bill')}
            value={form.values.billRate}
            onChange={(billRate) => form.applyPatch({ billRate })}
          />
        </StartAt>
        {mayPay && (
          <RateField
            label={t('terms.pay')}
            value={form.values.payRate}
            onChange={(payRate) => form.applyPatch({ payRate })}
          />
        )}
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
