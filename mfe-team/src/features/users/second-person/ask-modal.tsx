import { userAskSchema, type UserSummary } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';

/** Changes of an account that require two people. */
export type Ask = 'make_owner' | 'anonymise';

const effects = ['first', 'second', 'until'] as const;

interface Asked {
  params: { id: string };
  body: { version: number; reason: string };
}

interface AskModalProps {
  ask: Ask;
  user: UserSummary;
  onClose: () => void;
}

/** Asks a second person to approve a change of an account: its effects and the reason. */
export function AskModal({ ask, user, onClose }: AskModalProps) {
  const { id, displayName: name, email, version } = user;
  const t = useMessages();
  const platform = usePlatform();
  const [makeOwner] = api.useUsersMakeOwnerMutation();
  const [anonymise] = api.useUsersAnonymiseMutation();
  const form = useZodForm({
    schema: userAskSchema.omit({ version: true }),
    initialValues: { reason: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: (args: Asked) => (ask === 'anonymise' ? anonymise(args) : makeOwner(args)),
    version,
    toArgs: ({ output, version: base }) => ({ params: { id }, body: { ...output, version: base } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('ask.done') });
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'SECOND_PERSON_REQUIRED') return false;
      form.setFormError(t('ask.nobody'));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`ask.${ask}.title`, { name })}
      subtitle={email}
      avatar={<Avatar name={name} size={32} />}
      effects={effects.map((effect) => t(`ask.${ask}.${effect}`, { name }))}
      keep={t(`ask.${ask}.keep`)}
      confirm={t('ask.confirm')}
      danger={ask === 'anonymise'}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('field.reason')}
        help={t('ask.reasonHelp')}
        required
        autoFocus
        {...form.field('reason')}
      />
    </DecisionForm>
  );
}
