import { emailTemplatePatch, href, teamRoutes, type EmailTemplate } from '@muster/contracts';
import { useFollow, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  ErrorSummary,
  Form,
  FormFoot,
  NoticeBar,
  SubmitBar,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { EarlierTexts } from './earlier-texts.tsx';
import { useTemplateMessages } from './messages.ts';
import { TemplateActions } from './template-actions.tsx';
import { TemplateFrame } from './template-frame.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { VariableMenu } from './variable-menu.tsx';

const schema = emailTemplatePatch.shape.changes.required().pick({ subject: true, body: true });
const valuesOf = ({ subject, body }: EmailTemplate) => ({ subject, body });

/** The text of a platform mail. */
export function EditShipped({ template: live }: { template: EmailTemplate }) {
  const t = useTemplateMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [template, begin] = useFormRecord(live);
  const [update] = api.useEmailTemplatesUpdateMutation();
  const base = valuesOf(template);
  const form = useZodForm({ schema, initialValues: base });
  const mayEdit = template.allowedActions.includes('edit');
  // A colleague's save does not discard the input here; saving detects the conflict.
  const start = (saved: EmailTemplate) => {
    form.reset(valuesOf(saved));
    begin(saved);
  };
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `email-template/${template.id}`,
    version: template.version,
    toArgs: ({ values, version }) => ({
      params: { id: template.id },
      body: { version, changes: values },
    }),
    onSaved: (saved) => {
      start(saved);
      platform.notify({ kind: 'success', text: t('form.saved') });
    },
    onConflict: { base, toValues: valuesOf },
  });
  return (
    <TemplateFrame
      title={template.name}
      subtitle={`${t(`topic.${template.topic}`)} · ${t(`audience.${template.audience}`)}`}
      actions={<TemplateActions template={live} onRestored={start} />}
      preview={<TemplatePreview id={template.id} words={form.values} />}
    >
      {!mayEdit && <NoticeBar>{t('readOnly')}</NoticeBar>}
      <Form onSubmit={saving.submit} label={template.name} wide>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <TextField
          label={t('form.subject')}
          required
          disabled={!mayEdit}
          {...form.field('subject')}
        />
        <TextArea
          label={t('form.body')}
          help={t('form.bodyHelp', { open: '{{', close: '}}' })}
          required
          disabled={!mayEdit}
          minRows={14}
          maxRows={30}
          {...form.field('body')}
        />
        {mayEdit && (
          <VariableMenu
            variables={template.variables}
            onAdd={(text) => form.field('body').onChange(`${form.values.body}${text}`)}
          />
        )}
        {mayEdit && (
          <FormFoot>
            <SubmitBar
              dirty={form.dirty}
              submitting={saving.pending}
              label={t('form.save')}
              cancelLabel={t('form.cancel')}
              onCancel={() => follow(href(teamRoutes.settingsEmailTemplates))}
            />
          </FormFoot>
        )}
      </Form>
      {saving.dialog}
      <EarlierTexts
        template={live}
        onTake={mayEdit ? ({ subject, body }) => form.applyPatch({ subject, body }) : null}
      />
    </TemplateFrame>
  );
}
