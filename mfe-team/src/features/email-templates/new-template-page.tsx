import { useSearchParams } from 'react-router-dom';
import {
  emailTemplateCreateSchema,
  href,
  ownTemplateAudiences,
  ownTemplateScopes,
  teamRoutes,
  type EmailTemplate,
  type EmailTemplateCreate,
} from '@muster/contracts';
import { QueryView, useCan, useFollow, useFormMutation, usePlatform } from '@muster/kit';
import {
  ErrorSummary,
  Form,
  FormFoot,
  NoticeBar,
  PageSkeleton,
  SegmentedField,
  SubmitBar,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { BesideFields } from './beside-fields.tsx';
import { beginLike, blank, notKept } from './begin-like.ts';
import { useTemplateMessages } from './messages.ts';
import { NameFields, WordsFields } from './own-fields.tsx';
import { TemplateFrame } from './template-frame.tsx';
import { LanguageField, TranslationRows } from './translation-rows.tsx';
import { NewTemplatePreview } from './template-preview.tsx';

/** A new template; with `from`, based on another one. */
export function NewTemplatePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from ? <FromOther key={from} id={from} /> : <NewTemplate from={null} />;
}

function FromOther({ id }: { id: string }) {
  const query = api.useEmailTemplatesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(from) => <NewTemplate from={from} />}
    </QueryView>
  );
}

function NewTemplate({ from }: { from: EmailTemplate | null }) {
  const t = useTemplateMessages();
  const can = useCan();
  const platform = usePlatform();
  const follow = useFollow();
  const [create] = api.useEmailTemplatesCreateMutation();
  const mayShare = can('emailTemplate.manage', 'team');
  const initialValues: EmailTemplateCreate = from
    ? beginLike(from, t('new.copyOf', { name: from.name }), mayShare)
    : blank;
  const form = useZodForm({ schema: emailTemplateCreateSchema, initialValues });
  const { audience, subject, body } = form.values;
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: `email-template/new${from ? `/${from.id}` : ''}`,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id }) => {
      platform.notify({ kind: 'success', text: t('new.created') });
      follow(href(teamRoutes.settingsEmailTemplatesByIdEdit, { id }), {
        saved: true,
        replace: true,
      });
    },
  });
  const lost = from ? notKept(from) : [];
  return (
    <TemplateFrame
      title={t('new.title')}
      subtitle={t('new.subtitle')}
      preview={<NewTemplatePreview audience={audience} words={{ subject, body }} />}
    >
      {from && lost.length > 0 && (
        <NoticeBar>{t('new.copyHint', { name: from.name, list: lost.join(', ') })}</NoticeBar>
      )}
      <Form onSubmit={saving.submit} label={t('new.title')} wide>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <NameFields name={form.field('name')} topic={form.field('topic')} />
        {mayShare && (
          <SegmentedField
            label={t('form.scope')}
            options={ownTemplateScopes.map((value) => ({ value, label: t(`new.scope.${value}`) }))}
            {...form.field('scope')}
          />
        )}
        <SegmentedField
          label={t('form.audience')}
          options={ownTemplateAudiences.map((value) => ({
            value,
            label: t(`new.audience.${value}`),
          }))}
          {...form.field('audience')}
        />
        <WordsFields
          subject={form.field('subject')}
          body={form.field('body')}
          audience={audience}
        />
        <BesideFields
          cc={form.field('cc')}
          repliesTo={form.field('repliesTo')}
          fileIds={form.field('fileIds')}
        />
        <LanguageField field={form.field('language')} />
        <TranslationRows
          list={form.list('translations')}
          language={(index) => form.field(`translations.${index}.language`)}
          subject={(index) => form.field(`translations.${index}.subject`)}
          body={(index) => form.field(`translations.${index}.body`)}
        />
        <FormFoot>
          <SubmitBar
            dirty={form.dirty || from !== null}
            submitting={saving.pending}
            label={t('new.create')}
            cancelLabel={t('form.cancel')}
            onCancel={() => follow(href(teamRoutes.settingsEmailTemplates))}
          />
        </FormFoot>
      </Form>
    </TemplateFrame>
  );
}
