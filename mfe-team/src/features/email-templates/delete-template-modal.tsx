import { useParams } from 'react-router-dom';
import {
  canReplace,
  emailTemplateDeleteSchema,
  href,
  teamRoutes,
  type EmailTemplate,
} from '@muster/contracts';
import { QueryView, useFollow, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  DecisionNotice,
  NoticeBar,
  SelectField,
  Skeleton,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';

/** Confirms deleting a template: where it was used, and its replacement. */
export function DeleteTemplateModal() {
  const { id = '' } = useParams();
  const t = useTemplateMessages();
  const close = useOverlayClose();
  const query = api.useEmailTemplatesReadQuery({ params: { id } });
  const template = query.currentData;
  if (template?.allowedActions.includes('delete')) return <DeleteTemplate template={template} />;
  return (
    <DecisionNotice
      onClose={close}
      title={template ? t('remove.title', { name: template.name }) : t('action.delete')}
      keep={t('remove.keep')}
    >
      <QueryView query={query} size="compact" skeleton={<Skeleton height={120} />}>
        {({ scope }) => (
          <NoticeBar>{t(scope === 'system' ? 'remove.system' : 'remove.notAllowed')}</NoticeBar>
        )}
      </QueryView>
    </DecisionNotice>
  );
}

function DeleteTemplate({ template }: { template: EmailTemplate }) {
  const { id, name, version, sent, usage, reasons } = template;
  const t = useTemplateMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const follow = useFollow();
  const [remove] = api.useEmailTemplatesDeleteMutation();
  const others = api.useEmailTemplatesListQuery({}).data?.data ?? [];
  const options = others
    .filter((other) => canReplace(template, other))
    .map((other) => ({ value: other.id, label: other.name }));
  const form = useZodForm({
    schema: emailTemplateDeleteSchema,
    initialValues: { version, replacementId: null as string | null },
  });
  const saving = useFormMutation({
    form,
    mutation: remove,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('remove.done') });
      // Does not return to the previous page, which may belong to the deleted template.
      follow(href(teamRoutes.settingsEmailTemplates), { saved: true, replace: true });
    },
  });
  return (
    <DecisionForm
      danger
      onClose={close}
      title={t('remove.title', { name })}
      keep={t('remove.keep')}
      confirm={t('remove.confirm')}
      summary={form.summary}
      saving={saving}
      effects={[
        t('remove.effects.offered'),
        ...(reasons > 0 ? [t('remove.effects.reasons', { count: reasons })] : []),
        ...(usage.drafts > 0 ? [t('remove.effects.drafts', { count: usage.drafts })] : []),
        ...(usage.waiting > 0 ? [t('remove.effects.waiting', { count: usage.waiting })] : []),
        ...(sent > 0 ? [t('remove.effects.sent', { count: sent })] : []),
      ]}
    >
      {usage.drafts + reasons > 0 && options.length > 0 && (
        <SelectField
          label={t('remove.replacement')}
          help={t('remove.replacementHelp')}
          options={options}
          {...form.field('replacementId')}
        />
      )}
    </DecisionForm>
  );
}
