import { remindClientSchema, type ApplicationRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';

/** Reminds the client's deciders, with a preview of the mail. */
export function RemindClient({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const [isOpen, setOpen] = useState(false);
  if (!record.mayRemindClient) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('feedback.remind')}
      </Button>
      {isOpen && <RemindForm record={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemindForm({ record, onClose }: { record: ApplicationRecord; onClose: () => void }) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [remind] = api.useApplicationsRemindClientMutation();
  const form = useZodForm({
    schema: remindClientSchema.omit({ version: true }),
    initialValues: { message: '' },
    prepare: ({ message }) => ({ message: message.trim() || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: remind,
    version: record.version,
    toArgs: ({ output, version }) => ({
      params: { id: record.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('feedback.reminded') });
      onClose();
    },
  });
  const people = record.recipients.map(({ name }) => name).join(', ');
  const hasWords = form.values.message.trim() !== '';
  return (
    <DecisionForm
      onClose={onClose}
      title={t('feedback.remindTitle', {
        company: record.company.name,
        name: record.candidate.name,
      })}
      subtitle={record.job.title}
      keep={t('feedback.remindKeep')}
      confirm={t('feedback.remind')}
      effects={[
        t('feedback.remindEffect', { people, job: record.job.title }),
        t(hasWords ? 'feedback.remindQuoted' : 'feedback.remindUnnamed'),
        t('feedback.remindOnce'),
      ]}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('feedback.remindMessage')}
        help={t('feedback.remindMessageHelp')}
        {...form.field('message')}
      />
    </DecisionForm>
  );
}
