import { referralCreateSchema, referralRelations, type OwnReferrals } from '@muster/contracts';
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

const empty = {
  name: '',
  email: '',
  relationship: 'former_colleague' as (typeof referralRelations)[number],
  linkedinUrl: '',
  jobId: null as string | null,
  message: '',
  consent: false,
};

/** The referred person; they get a mail. */
export function ReferForm({ own }: { own: OwnReferrals }) {
  const t = useReferralMessages();
  const [create] = api.useReferralsCreateMutation();
  const [said, setSaid] = useState<string | null>(null);
  const form = useZodForm({
    schema: referralCreateSchema,
    initialValues: empty,
    prepare: (values) => ({ ...values, linkedinUrl: values.linkedinUrl.trim() || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name, progress }) => {
      setSaid(t(progress === 'known' ? 'form.known' : 'form.sent', { name }));
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
      <FieldRow>
        <TextField label={t('form.name')} required {...form.field('name')} />
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
        <SelectField
          label={t('form.job')}
          help={t('form.anyJob')}
          options={own.jobs.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.field('jobId')}
        />
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
