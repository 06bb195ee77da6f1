import { useParams } from 'react-router-dom';
import { emailTemplatePatch, href, teamRoutes, type EmailTemplate } from '@muster/contracts';
import { QueryView, useFollow, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  Breadcrumbs,
  ErrorSummary,
  Form,
  FormFoot,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  SubmitBar,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { EarlierTexts } from './earlier-texts.tsx';
import { useTemplateMessages } from './messages.ts';
import { TemplateActions } from './template-actions.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { VariableMenu } from './variable-menu.tsx';
import classes from './templates.module.css';

const schema = emailTemplatePatch.shape.changes.required();
const valuesOf = ({ subject, body }: EmailTemplate) => ({ subject, body });

/** The words of one mail, with how they look. */
export function EditTemplatePage() {
  const { id = '' } = useParams();
  const query = api.useEmailTemplatesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(template) => <EditTemplate key={template.id} template={template} />}
    </QueryView>
  );
}

function EditTemplate({ template: live }: { template: EmailTemplate }) {
  const t = useTemplateMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [template, begin] = useFormRecord(live);
  const [update] = api.useEmailTemplatesUpdateMutation();
  const base = valuesOf(template);
  const form = useZodForm({ schema, initialValues: base });
  const list = href(teamRoutes.settingsEmailTemplates);
  const mayEdit = template.allowedActions.includes('edit');
  // What a colleague saves meanwhile does not take away what is typed here: saving finds it.
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
    <div className={classes.wide}>
      <div className={classes.crumbs}>
        <Breadcrumbs
          items={[
            { label: t('settings'), href: href(teamRoutes.settings) },
            { label: t('title'), href: list },
            { label: template.name },
          ]}
        />
      </div>
      <PageHeader
        variant="page"
        title={template.name}
        subtitle={`${t(`topic.${template.topic}`)} · ${t(`audience.${template.audience}`)}`}
        actions={<TemplateActions template={live} onRestored={start} />}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
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
                  onCancel={() => follow(list)}
                />
              </FormFoot>
            )}
          </Form>
          {saving.dialog}
          <EarlierTexts template={live} />
        </div>
        <TemplatePreview id={template.id} words={form.values} />
      </div>
    </div>
  );
}
