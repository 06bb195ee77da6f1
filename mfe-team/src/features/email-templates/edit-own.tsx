import {
  emailTemplatePatch,
  href,
  teamRoutes,
  type EmailTemplate,
  type TemplateRevision,
} from '@muster/contracts';
import { useFollow, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  ErrorSummary,
  Form,
  FormFoot,
  NoticeBar,
  SubmitBar,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { BesideFields } from './beside-fields.tsx';
import { EarlierTexts } from './earlier-texts.tsx';
import { useTemplateMessages } from './messages.ts';
import { NameFields, WordsFields } from './own-fields.tsx';
import { LanguageField, TranslationRows } from './translation-rows.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplateFrame } from './template-frame.tsx';
import { TemplatePreview } from './template-preview.tsx';

const schema = emailTemplatePatch.shape.changes.required();
const valuesOf = (template: EmailTemplate) => {
  const { name, topic, isActive, language, subject, body, translations, cc, repliesTo } = template;
  const fileIds = template.files.map(({ id }) => id);
  return { name, topic, isActive, language, subject, body, translations, cc, repliesTo, fileIds };
};

/** Returns the values of an earlier text; languages that were not stored stay unchanged. */
const wordsIn = ({ subject, body, language, translations }: TemplateRevision) => ({
  subject,
  body,
  ...(language && { language }),
  ...(translations && { translations }),
});

/** A personal template, or one of the team. */
export function EditOwn({ template: live }: { template: EmailTemplate }) {
  const t = useTemplateMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [template, begin] = useFormRecord(live);
  const [update] = api.useEmailTemplatesUpdateMutation();
  const base = valuesOf(template);
  const form = useZodForm({ schema, initialValues: base });
  const { id, version, name, scope, owner, audience } = template;
  const disabled = !template.allowedActions.includes('edit');
  const start = (saved: EmailTemplate) => {
    form.reset(valuesOf(saved));
    begin(saved);
  };
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `email-template/${id}`,
    version,
    toArgs: ({ values, version: seen }) => ({
      params: { id },
      body: { version: seen, changes: values },
    }),
    onSaved: (saved) => {
      start(saved);
      platform.notify({ kind: 'success', text: t('form.saved') });
    },
    onConflict: { base, toValues: valuesOf },
  });
  const whose = owner ? t('personalOf', { name: owner.name }) : t(`scope.${scope}`);
  return (
    <TemplateFrame
      title={name}
      subtitle={`${whose} · ${t(`audience.${audience}`)}`}
      actions={<TemplateActions template={live} onRestored={start} />}
      preview={<TemplatePreview id={id} words={form.values} />}
    >
      {disabled && <NoticeBar>{t('readOnlyTeam')}</NoticeBar>}
      <Form onSubmit={saving.submit} label={name} wide>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <NameFields name={form.field('name')} topic={form.field('topic')} disabled={disabled} />
        <WordsFields
          subject={form.field('subject')}
          body={form.field('body')}
          audience={audience === 'client' ? 'client' : 'candidate'}
          disabled={disabled}
        />
        <BesideFields
          cc={form.field('cc')}
          repliesTo={form.field('repliesTo')}
          fileIds={form.field('fileIds')}
          files={template.files}
          disabled={disabled}
        />
        <LanguageField field={form.field('language')} disabled={disabled} />
        {!disabled && (
          <TranslationRows
            list={form.list('translations')}
            language={(index) => form.field(`translations.${index}.language`)}
            subject={(index) => form.field(`translations.${index}.subject`)}
            body={(index) => form.field(`translations.${index}.body`)}
          />
        )}
        <CheckboxField label={t('form.active')} disabled={disabled} {...form.field('isActive')} />
        {!disabled && (
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
        onTake={disabled ? null : (earlier) => form.applyPatch(wordsIn(earlier))}
      />
    </TemplateFrame>
  );
}
