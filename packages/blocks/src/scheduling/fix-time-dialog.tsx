import {
  fixTimeSchema,
  startsIn,
  type ArgsOf,
  type ClientScheduleRequest,
  type clientScheduleEndpoints,
} from '@muster/contracts';
import { useFormMutation, usePlatform, type Trigger } from '@muster/kit';
import { DecisionForm, SelectField, formatDateTime, useZodForm } from '@muster/ui';
import { useChooseMessages } from './messages.ts';

export interface FixTimeDialogProps {
  request: Pick<ClientScheduleRequest, 'id' | 'version' | 'round' | 'windows' | 'durationMin'>;
  /** Name of the candidate. */
  name: string;
  fix: Trigger<ArgsOf<(typeof clientScheduleEndpoints)['fix']>, unknown>;
  /** What happens besides the e-mails to the participants. */
  effect: string;
  onClose: () => void;
}

/** Accepts one of the times that the candidate proposed instead of the offered ones. */
export function FixTimeDialog({ request, name, fix, effect, onClose }: FixTimeDialogProps) {
  const t = useChooseMessages();
  const { notify } = usePlatform();
  const starts = startsIn(request);
  const form = useZodForm({
    schema: fixTimeSchema.omit({ version: true }),
    initialValues: { startsAt: starts[0] ?? null },
    prepare: ({ startsAt }) => ({ startsAt: startsAt ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: fix,
    version: request.version,
    toArgs: ({ output, version }) => ({ params: { id: request.id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('fix.done') });
      onClose();
    },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('fix.title')}
        subtitle={`${request.round}, ${name}`}
        keep={t('fix.keep')}
        confirm={t('fix.save')}
        unsaved={form.dirty}
        effects={[t('fix.mail', { name }), effect]}
        summary={form.summary}
        saving={saving}
      >
        <SelectField
          label={t('fix.field')}
          required
          options={starts.map((value) => ({ value, label: formatDateTime(value) }))}
          {...form.field('startsAt')}
        />
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
