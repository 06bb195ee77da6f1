import { href, idSchema, limits, talentRoutes, type ScreeningForm } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { ChoiceTiles, DecisionForm, useZodForm } from '@muster/ui';
import { z } from 'zod';
import { api } from '../../../api.ts';
import { useScreeningMessages } from './messages.ts';

const schema = z.object({ keys: z.array(idSchema).min(1).max(limits.screening.questions) });

/** Chooses questions of a submitted form to ask again in a new draft. */
export function AskAgainModal({
  form: asked,
  onClose,
}: {
  form: ScreeningForm;
  onClose: () => void;
}) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const [requestMore] = api.useScreeningFormsRequestMoreMutation();
  const form = useZodForm({ schema, initialValues: { keys: [] as string[] } });
  const saving = useFormMutation({
    form,
    mutation: requestMore,
    version: asked.version,
    toArgs: ({ output, version }) => ({
      params: { id: asked.id },
      body: { version, keys: output.keys },
    }),
    onSaved: (draft) => {
      platform.notify({ kind: 'success', text: t('again.done') });
      onClose();
      const { candidate } = asked;
      platform.navigate(
        href(
          talentRoutes.screeningQuestionsByCandidateIdNew,
          { candidateId: candidate.id },
          { form: draft.id },
        ),
      );
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('again.title')}
      subtitle={asked.title}
      keep={t('again.keep')}
      confirm={t('again.confirm')}
      effects={[t('again.effect')]}
      disabled={form.values.keys.length === 0}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <ChoiceTiles
        label={t('again.questions')}
        columns={1}
        options={asked.questions.map(({ key, text }) => ({ value: key, label: text }))}
        {...form.field('keys')}
      />
    </DecisionForm>
  );
}
