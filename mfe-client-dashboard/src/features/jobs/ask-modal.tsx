import {
  clientJobWishSchema,
  clientWishesFor,
  type ClientJobRecord,
  type ClientJobWish,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useJobsMessages } from './messages.ts';

/** Writes to the account manager what is to change and is not the client's alone. */
export function AskModal({ job, onClose }: { job: ClientJobRecord; onClose: () => void }) {
  const t = useJobsMessages();
  const platform = usePlatform();
  const [ask] = api.useAskAboutJobMutation();
  const name = job.accountManager;
  const form = useZodForm({
    schema: clientJobWishSchema,
    initialValues: { wish: 'change' as ClientJobWish, message: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ params: { id: job.id }, body: output }),
    onSaved: ({ name: reader }) => {
      platform.notify({ kind: 'success', text: t('ask.sent', { name: reader }) });
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'RATE_LIMITED') return false;
      form.setFormError(t('ask.limit'));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('ask.title')}
      subtitle={`${job.title} · ${job.number}`}
      keep={t('edit.cancel')}
      confirm={t('ask.send')}
      unsaved={form.dirty}
      effects={[
        name ? t('ask.effects.mail', { name }) : t('ask.effects.mailNobody'),
        t('ask.effects.nothing'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('ask.wish')}
        required
        options={clientWishesFor(job.status).map((value) => ({
          value,
          label: t(`ask.wishes.${value}`),
        }))}
        {...form.field('wish')}
      />
      <TextArea
        label={t('ask.message')}
        help={t('ask.messageHelp')}
        required
        {...form.field('message')}
      />
    </DecisionForm>
  );
}
