import { fixTimeSchema, startsIn, type ClientScheduleRequest } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, SelectField, formatDateTime, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useTimesMessages } from './messages.ts';

interface TakeTimeProps {
  request: ClientScheduleRequest;
  /** Of the candidate. */
  name: string;
  onClose: () => void;
}

/** Takes one of the times that the candidate proposed instead. */
export function TakeTime({ request, name, onClose }: TakeTimeProps) {
  const t = useTimesMessages();
  const { notify } = usePlatform();
  const [take] = api.useTakeProposedTimeMutation();
  const starts = startsIn(request);
  const form = useZodForm({
    schema: fixTimeSchema.omit({ version: true }),
    initialValues: { startsAt: starts[0] ?? null },
    prepare: ({ startsAt }) => ({ startsAt: startsAt ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: take,
    version: request.version,
    toArgs: ({ output, version }) => ({ params: { id: request.id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('dialog.done') });
      onClose();
    },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('dialog.title')}
        subtitle={`${request.round}, ${name}`}
        keep={t('dialog.keep')}
        confirm={t('dialog.save')}
        unsaved={form.dirty}
        effects={[t('dialog.mail', { name }), t('dialog.agency')]}
        summary={form.summary}
        saving={saving}
      >
        <SelectField
          label={t('dialog.field')}
          required
          options={starts.map((value) => ({ value, label: formatDateTime(value) }))}
          {...form.field('startsAt')}
        />
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
