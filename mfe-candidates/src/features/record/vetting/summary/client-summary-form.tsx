import { useState } from 'react';
import { limits, vettingClientSummarySchema, type VettingSummary } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, NoticeBar, Stack, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../../api.ts';
import classes from '../vetting.module.css';
import { useClientSummaryMessages } from './messages.ts';

interface ClientSummaryFormProps {
  summary: VettingSummary;
  onClose: () => void;
}

/** Text for clients; interviewers' own summaries can be inserted. */
export function ClientSummaryForm({ summary, onClose }: ClientSummaryFormProps) {
  const t = useClientSummaryMessages();
  const { notify } = usePlatform();
  const [release] = api.useScorecardsReleaseSummaryMutation();
  const { candidate, client, authors } = summary;
  // A summary that a colleague has released in the meantime is shown before it is replaced.
  const [begun] = useState(client);
  const released = client && client.version !== begun?.version ? client : null;
  const proposals = authors.filter(({ clientSummary }) => clientSummary !== '');
  const form = useZodForm({
    schema: vettingClientSummarySchema,
    initialValues: { text: client?.text ?? '' },
    prepare: ({ text }) => ({ version: client?.version ?? null, text }),
  });
  const saving = useFormMutation({
    form,
    mutation: release,
    toArgs: ({ output }) => ({ params: { id: candidate.id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('done') });
      onClose();
    },
  });
  return (
    <Form
      wide
      onSubmit={(event) => {
        event.preventDefault();
        void saving.submit();
      }}
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {released && (
          <NoticeBar kind="warning">
            {t('releasedMeanwhile', {
              name: released.by?.name ?? t('someone'),
              text: released.text,
            })}
          </NoticeBar>
        )}
        {proposals.length > 0 && (
          <div className={classes.actions}>
            {proposals.map(({ scorecardId, author, clientSummary }) => (
              <Button
                key={scorecardId}
                size="xs"
                variant="default"
                onClick={() =>
                  form.setValue(
                    'text',
                    [form.values.text, clientSummary].filter(Boolean).join('\n'),
                  )
                }
              >
                {t('use', { name: author?.name ?? t('someone') })}
              </Button>
            ))}
          </div>
        )}
        <TextArea
          label={t('label')}
          help={t('help')}
          required
          minRows={4}
          maxLength={limits.vetting.clientSummary}
          {...form.field('text')}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={saving.pending}>
            {t('release')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
      {saving.dialog}
    </Form>
  );
}
