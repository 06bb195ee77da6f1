import { createMeetingSchema, href, limits, publicRoutes } from '@muster/contracts';
import { useFollow, useFormMutation } from '@muster/kit';
import { DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMeetingsMessages } from './messages.ts';

/** Opens a room at once and navigates there. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const t = useMeetingsMessages();
  const follow = useFollow();
  const [create] = api.useMeetingsCreateMutation();
  const form = useZodForm({ schema: createMeetingSchema, initialValues: { title: '' } });
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) =>
      follow(href(publicRoutes.meetingsBySessionName, { sessionName: name }), { saved: true }),
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('form.title')}
      keep={t('form.keep')}
      confirm={t('form.confirm')}
      unsaved={form.dirty}
      effects={[t('form.effectOpen'), t('form.effectLink')]}
      summary={form.summary}
      saving={saving}
    >
      <TextField
        label={t('form.field')}
        help={t('form.hint')}
        required
        maxLength={limits.meeting.title}
        {...form.field('title')}
      />
    </DecisionForm>
  );
}
