import { fixTimeSchema, startsIn, type ApplicationScheduleRequest } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, SelectField, formatDateTime, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useInterviewMessages } from './messages.ts';

interface FixDialogProps {
  link: ApplicationScheduleRequest;
  candidateName: string;
  onClose: () => void;
}

/** Takes one of the times that the candidate proposed. */
export function FixDialog({ link, candidateName, onClose }: FixDialogProps) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const [fix] = api.useApplicationScheduleFixMutation();
  const starts = startsIn(link);
  const form = useZodForm({
    schema: fixTimeSchema.omit({ version: true }),
    initialValues: { startsAt: starts[0] ?? null },
    prepare: ({ startsAt }) => ({ startsAt: startsAt ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: fix,
    version: link.version,
    toArgs: ({ output, version }) => ({ params: { id: link.id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('link.fixed') });
      onClose();
    },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('link.fixTitle')}
        subtitle={`${link.round}, ${candidateName}`}
        keep={t('dialog.keep')}
        confirm={t('link.fixSave')}
        unsaved={form.dirty}
        effects={[t('link.fixMail', { name: candidateName }), t('link.fixCalendar')]}
        summary={form.summary}
        saving={saving}
      >
        <SelectField
          label={t('link.fixField')}
          required
          options={starts.map((value) => ({ value, label: formatDateTime(value) }))}
          {...form.field('startsAt')}
        />
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
