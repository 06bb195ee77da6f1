import { limits, longText, type ScreeningForm } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { DecisionForm, DecisionNotice, NotFoundState, TextArea, useZodForm } from '@muster/ui';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../../api.ts';
import { useScreeningMessages } from './messages.ts';

/** Confirms closing a form's link: effect on the answers, message to the candidate. */
export function DisableLinkModal() {
  const { id = '', formId = '' } = useParams();
  const query = api.useScreeningFormsReadQuery({ params: { id: formId } });
  return (
    <QueryView query={query} skeleton={null}>
      {(form) => <DisableLink form={form} candidateId={id} />}
    </QueryView>
  );
}

function DisableLink({ form, candidateId }: { form: ScreeningForm; candidateId: string }) {
  const t = useScreeningMessages();
  const close = useOverlayClose();
  const refusal =
    form.candidate.id !== candidateId && form.candidate.number !== candidateId
      ? 'gone'
      : form.status === 'submitted'
        ? 'submitted'
        : form.allowedActions.includes('disable_link')
          ? null
          : 'already';
  if (refusal)
    return (
      <DecisionNotice title={t('disable.title')} keep={t('disable.keep')} onClose={close}>
        {refusal === 'gone' ? (
          <NotFoundState size="block" text={t('disable.gone')} />
        ) : (
          t(`disable.${refusal}`)
        )}
      </DecisionNotice>
    );
  return <DisableForm form={form} />;
}

const schema = z.object({ message: longText(limits.screening.message) });

function DisableForm({ form: screening }: { form: ScreeningForm }) {
  const t = useScreeningMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const [disable] = api.useScreeningFormsDisableLinkMutation();
  const form = useZodForm({ schema, initialValues: { message: '' } });
  const saving = useFormMutation({
    form,
    mutation: disable,
    version: screening.version,
    toArgs: ({ output, version }) => ({
      params: { id: screening.id },
      body: { version, message: output.message || null },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.disable') });
      close();
    },
  });
  return (
    <DecisionForm
      onClose={close}
      title={t('disable.title')}
      subtitle={screening.title}
      keep={t('disable.keep')}
      confirm={t('disable.confirm')}
      danger
      effects={[t('disable.effects.closed'), t('disable.effects.kept'), t('disable.effects.back')]}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('disable.message')}
        help={t('disable.messageHelp')}
        maxLength={limits.screening.message}
        {...form.field('message')}
      />
    </DecisionForm>
  );
}
