import { suggestionDeclineSchema, type Suggestion } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useSuggestionMessages } from './messages.ts';

interface DeclineModalProps {
  suggestion: Suggestion;
  onClose: () => void;
}

/** Declines a suggested candidate, with a message to the vetter. */
export function DeclineModal({ suggestion, onClose }: DeclineModalProps) {
  const t = useSuggestionMessages();
  const platform = usePlatform();
  const [decline] = api.useSuggestionsDeclineMutation();
  const { id, candidate, version, suggestedBy } = suggestion;
  const vetter = suggestedBy?.name ?? t('vetter');
  const form = useZodForm({
    schema: suggestionDeclineSchema.omit({ version: true }),
    initialValues: { note: '' },
    prepare: ({ note }) => ({ note: note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: decline,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('declined', { vetter }) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('declineTitle', { name: candidate.name })}
      subtitle={candidate.headline ?? candidate.number}
      avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
      effects={[
        t('declineEffects.gone'),
        t('declineEffects.told', { vetter }),
        t('declineEffects.person', { name: candidate.name }),
      ]}
      keep={t('keep')}
      confirm={t('decline')}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('declineNote')}
        help={t('declineHelp', { vetter })}
        {...form.field('note')}
      />
    </DecisionForm>
  );
}
