import {
  tellOutcomeSchema,
  type ApplicationRecord,
  type ApplicationRejection,
  type Telling,
} from '@muster/contracts';
import { QueryView, useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, Button, DecisionForm, useZodForm } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { mailTelling } from '../../shared/telling/mail-telling.ts';
import { TellingPane } from '../../shared/telling/telling-pane.tsx';
import { useApplicationMessages } from './messages.ts';

/** Tells a candidate about an ending that they were not told of, or records that they know. */
export function TellOutcome({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const [isOpen, setOpen] = useState(false);
  const query = api.useApplicationsRejectionQuery(
    { params: { id: record.id }, query: {} },
    { skip: !isOpen },
  );
  if (!record.mayTellOutcome) return null;
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('ended.tell')}
      </Button>
      {isOpen && (
        <QueryView query={query} keepPrevious skeleton={null}>
          {(rejection) => (
            <TellForm record={record} rejection={rejection} onClose={() => setOpen(false)} />
          )}
        </QueryView>
      )}
    </>
  );
}

interface TellFormProps {
  record: ApplicationRecord;
  rejection: ApplicationRejection;
  onClose: () => void;
}

function TellForm({ record, rejection, onClose }: TellFormProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [tell] = api.useApplicationsTellOutcomeMutation();
  const { name } = record.candidate;
  const form = useZodForm({
    schema: tellOutcomeSchema.omit({ version: true }),
    initialValues: {
      telling: (rejection.unavailable ? { by: 'word' } : mailTelling(rejection, 0)) as Telling,
    },
  });
  const { telling } = form.values;
  const isMailed = telling.by === 'mail';
  const saving = useFormMutation({
    form,
    mutation: tell,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id: record.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({
        kind: 'success',
        text: t(isMailed ? 'tell.done' : 'tell.recorded', { name }),
      });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('tell.title', { name })}
      subtitle={`${record.job.title}, ${record.company.name}`}
      avatar={<Avatar name={name} src={record.candidate.photo} size={32} />}
      keep={t('tell.keep')}
      confirm={t(isMailed ? 'tell.mail' : 'tell.word')}
      effects={[t(isMailed ? 'tell.mailed' : 'tell.noted', { name }), t('tell.task')]}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TellingPane
        now
        label={t('tell.how', { name })}
        rejection={rejection}
        value={telling}
        textError={form.summary.lines.find(({ path }) => path === 'telling.text')?.text}
        onChange={(next) => form.applyPatch({ telling: next })}
      />
    </DecisionForm>
  );
}
