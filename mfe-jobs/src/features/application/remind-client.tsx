import type { ApplicationRecord } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { Button, DecisionForm } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useApplicationWords } from './messages.ts';

/** Asks the people of the client who decide for their answer, with what they will read. */
export function RemindClient({ record }: { record: ApplicationRecord }) {
  const t = useApplicationWords();
  const [isOpen, setOpen] = useState(false);
  const [remind] = api.useApplicationsRemindClientMutation();
  const close = () => setOpen(false);
  const reminding = useUndoableMutation({
    mutation: remind,
    message: () => t('feedback.reminded'),
    onDone: close,
  });
  if (!record.mayRemindClient) return null;
  const people = record.recipients.map(({ name }) => name).join(', ');
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('feedback.remind')}
      </Button>
      {isOpen && (
        <DecisionForm
          onClose={close}
          title={t('feedback.remindTitle', {
            company: record.company.name,
            name: record.candidate.name,
          })}
          subtitle={record.job.title}
          keep={t('feedback.remindKeep')}
          confirm={t('feedback.remind')}
          effects={[
            t('feedback.remindEffect', { people, job: record.job.title }),
            t('feedback.remindUnnamed'),
            t('feedback.remindOnce'),
          ]}
          saving={{
            submit: (event) => {
              event.preventDefault();
              void reminding.run({ params: { id: record.id }, body: { version: record.version } });
            },
            pending: reminding.pending,
          }}
        >
          {null}
        </DecisionForm>
      )}
    </>
  );
}
