import {
  limits,
  referralCreateSchema,
  referralRelations,
  type OwnReferrals,
  type ReferralKind,
} from '@muster/contracts';
import { isApiError, useFormMutation } from '@muster/kit';
import {
  Button,
  CheckboxField,
  EmailField,
  ErrorSummary,
  FieldRow,
  Form,
  NoticeBar,
  SelectField,
  TextArea,
  TextField,
  UrlField,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../own-api.ts';
import { useReferralMessages } from './messages.ts';

const blank = {
  name: '',
  companyName: '',
  email: '',
  relationship: 'former_colleague' as (typeof referralRelations)[number],
  linkedinUrl: '',
  jobId: null as string | null,
  message: '',
  consent: false,
};

interface ReferFormProps {
  own: OwnReferrals;
  /** What can be referred now, at least one kind; the usual one first. */
  kinds: readonly ReferralKind[];
}

/** The form for the referred person, or the company and its contact, who get a mail. */
export function ReferForm({ own, kinds }: ReferFormProps) {
  const t = useReferralMessages();
  const [create] = api.useReferralsCreateMutation();
  const [said, setSaid] = useState<string | null>(null);
  const empty = { ...blank, kind: kinds[0] ?? 'candidate' };
  const form = useZodForm({
    schema: referralCreateSchema,
    initialValues: empty,
    prepare: ({ companyName, jobId, ...values }) => ({
      ...values,
      // Input for the other kind is not sent.
      companyName: values.kind === 'client' ? companyName.trim() || null : null,
      jobId: values.kind === 'client' ? null : jobId,
      linkedinUrl: values.linkedinUrl.trim() || null,
    }),
  });
  const isCompany = form.values.kind === 'client';
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name, companyName, progress }) => {
      const called = companyName ?? name;
      if (progress === 'known') setSaid(t('form.known', { name: called }));
      else setSaid(t(companyName ? 'form.sentToCompany' : 'form.sent', { name }));
      form.reset(empty);
    },
    onRefused: (error) => {
      if (!isApiError(error) || error.code !== 'RATE_LIMITED') return false;
      form.setFormError(t('form.tooMany'));
      return true;
    },
  });
  return (
    <Form label={t('form.title')} onSubmit={saving.submit}>
      <div role="status">{said && <NoticeBar kind="success">{said}</NoticeBar>}</div>
      <ErrorSummary {...form.summary} />
      {kinds.length > 1 && (
        <SelectField
          label={t('form.kind')}
          required
          clearable={false}
          options={kinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          {...form.field('kind')}
        />
      )}
      {isCompany && (
        <TextField
          label={t('form.company')}
          required
          maxLength={limits.referral.companyName}
          {...form.field('companyName')}
        />
      )}
      <FieldRow>
        <TextField
          label={t(isCompany ? 'form.contactName' : 'form.name')}
          required
          {...form.field('name')}
        />
        <EmailField label={t('form.email')} required {...form.field('email')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('form.relationship')}
          required
          options={referralRelations.map((value) => ({
            value,
            label: t(`form.relations.${value}`),
          }))}
          {...form.field('relationship')}
        />
        {!isCompany && (
          <SelectField
            label={t('form.job')}
            help={t('form.anyJob')}
            options={own.jobs.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field('jobId')}
          />
        )}
      </FieldRow>
      <UrlField label={t('form.linkedin')} {...form.field('linkedinUrl')} />
      <TextArea
        label={t('form.message')}
        help={t('form.messageHelp')}
        maxLength={1000}
        {...form.field('message')}
      />
      <CheckboxField
        label={t('form.consent', { agency: own.agencyName })}
        required
        {...form.field('consent')}
      />
      <div>
        <Button type="submit" loading={saving.pending}>
          {t('form.send')}
        </Button>
      </div>
    </Form>
  );
}
