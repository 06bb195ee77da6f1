import { useState } from 'react';
import type { BodyOf, OwnSignatureTemplate, signatureTemplateEndpoints } from '@muster/contracts';
import { DocumentReader } from '@muster/blocks';
import {
  QueryView,
  changedFields,
  errorText,
  isApiError,
  useFormMutation,
  useFormRecord,
  usePlatform,
} from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  Drawer,
  ErrorSummary,
  Form,
  Group,
  PageHeader,
  PageSkeleton,
  Stack,
  StateBadge,
} from '@muster/ui';
import { api } from '../../../api.ts';
import type { SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { FaultNotices } from '../../../shared/placing/fault-notices.tsx';
import { PlacesCard } from '../../../shared/placing/places-card.tsx';
import { useSigningTemplateMessages } from './messages.ts';
import classes from './signature-templates.module.css';
import { SettingsFields } from './settings-fields.tsx';
import {
  templateValues,
  useTemplateForm,
  type TemplateForm as TemplateFormState,
} from './template-values.ts';
import { WordingFields } from './wording-fields.tsx';

type Changes = BodyOf<typeof signatureTemplateEndpoints.update>['changes'];

interface TemplateEditorProps {
  id: string;
  index: SettingsIndexLink;
  onClose: () => void;
}

/** One template: its settings, its wording or the fields on its pages, and its activation. */
export function TemplateEditor({ id, index, onClose }: TemplateEditorProps) {
  const t = useSigningTemplateMessages();
  const query = api.useSignatureTemplatesReadQuery({ params: { id } });
  return (
    <div className={classes.page}>
      <QueryView query={query} size="page" skeleton={<PageSkeleton variant="form" />}>
        {(template) => (
          <>
            <div className={classes.crumbs}>
              <Breadcrumbs
                items={[
                  index,
                  { label: t('title'), href: `${index.href}?panel=signatures` },
                  { label: template.name },
                ]}
              />
            </div>
            <TemplateForm template={template} onClose={onClose} />
          </>
        )}
      </QueryView>
    </div>
  );
}

interface TemplateFormProps {
  template: OwnSignatureTemplate;
  onClose: () => void;
}

function TemplateForm({ template: live, onClose }: TemplateFormProps) {
  const t = useSigningTemplateMessages();
  const { notify } = usePlatform();
  const [template, setTemplate] = useFormRecord(live);
  const [previews, setPreviews] = useState(false);
  const [update] = api.useSignatureTemplatesUpdateMutation();
  const base = templateValues(template);
  const form = useTemplateForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: template.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: template.id },
      body: { version, changes: changedFields(before, values) as Changes },
    }),
    onSaved: (saved) => {
      setTemplate(saved);
      form.reset(templateValues(saved));
      notify({ kind: 'success', text: t('done.saved', { name: saved.name }) });
    },
    onConflict: { base, toValues: templateValues },
  });
  const { change, changing } = useUse(template, {
    onDone: setTemplate,
    onRefused: form.setServerErrors,
  });
  return (
    <>
      <PageHeader
        variant="page"
        title={template.name}
        subtitle={
          <>
            <StateBadge machine="signature_template" state={template.status} />{' '}
            {t('revision', { revision: template.revision })}
          </>
        }
        actions={
          <Group gap="xs">
            <Button variant="default" onClick={() => setPreviews(true)} disabled={form.dirty}>
              {t('edit.preview')}
            </Button>
            {template.status === 'active' ? (
              <Button variant="default" loading={changing} onClick={() => void change('retire')}>
                {t('edit.retire')}
              </Button>
            ) : (
              <Button
                variant="default"
                loading={changing}
                disabled={form.dirty}
                onClick={() => void change('activate')}
              >
                {t('edit.activate')}
              </Button>
            )}
          </Group>
        }
      />
      <div className={classes.body}>
        <Form onSubmit={saving.submit} label={template.name} wide>
          <Stack>
            <ErrorSummary {...form.summary} />
            <FaultNotices template={template} values={form.values} />
            <div className={classes.columns}>
              <SettingsFields form={form} />
              {template.source === 'text' ? (
                <WordingFields form={form} />
              ) : (
                <PlacesCard
                  pdf={{
                    name: template.name,
                    pages: template.pages,
                    url: `/api/v1/signature-templates/${template.id}/source`,
                  }}
                  parties={form.values.parties}
                  placed={form.values.placed}
                  onChange={(placed) => form.applyPatch({ placed })}
                />
              )}
            </div>
            <Group className={classes.foot}>
              <Button type="submit" size="md" loading={saving.pending} disabled={!form.dirty}>
                {t('edit.save')}
              </Button>
              <Button size="md" variant="default" onClick={onClose}>
                {t('begin.cancel')}
              </Button>
            </Group>
          </Stack>
        </Form>
      </div>
      {saving.dialog}
      {previews && (
        <Drawer opened onClose={() => setPreviews(false)} title={t('edit.preview')} width={860}>
          <DocumentReader
            url={`/api/v1/signature-templates/${template.id}/preview`}
            title={template.name}
            version={template.version}
          />
        </Drawer>
      )}
    </>
  );
}

interface UseOptions {
  onDone: (template: OwnSignatureTemplate) => void;
  onRefused: TemplateFormState['setServerErrors'];
}

/** Activates or deactivates a template. */
function useUse({ id, version }: OwnSignatureTemplate, { onDone, onRefused }: UseOptions) {
  const t = useSigningTemplateMessages();
  const { notify } = usePlatform();
  const [activate, activating] = api.useSignatureTemplatesActivateMutation();
  const [retire, retiring] = api.useSignatureTemplatesRetireMutation();
  async function change(action: 'activate' | 'retire') {
    const run = action === 'activate' ? activate : retire;
    const { data, error } = await run({ params: { id }, body: { version } });
    if (data) {
      onDone(data);
      notify({ kind: 'success', text: t(`done.${action}`, { name: data.name }) });
    } else if (isApiError(error) && error.fields?.length) onRefused(error.fields);
    else notify({ kind: 'error', text: errorText(error) });
  }
  return { change, changing: activating.isLoading || retiring.isLoading };
}
