import type { BodyOf, EvaluationTemplate, evaluationTemplateEndpoints } from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, TextField } from '@muster/ui';
import { api } from '../../../api.ts';
import { CriteriaFields } from '../../../shared/criteria-fields.tsx';
import { useTemplateMessages } from './messages.ts';
import {
  blankTemplate,
  templateInput,
  templateValues,
  useTemplateForm,
  type TemplateForm,
} from './template-values.ts';

type Changes = BodyOf<typeof evaluationTemplateEndpoints.update>['changes'];

/** Adds a template. */
export function NewTemplateDrawer({ onClose }: { onClose: () => void }) {
  const t = useTemplateMessages();
  const { notify } = usePlatform();
  const [create] = api.useEvaluationTemplatesCreateMutation();
  const form = useTemplateForm(blankTemplate);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      notify({ kind: 'success', text: t('done.created', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.new')}
      cancel={t('form.cancel')}
      save={t('form.create')}
      form={form}
      saving={saving}
    >
      <TemplateFields form={form} />
    </FormDrawer>
  );
}

interface EditTemplateDrawerProps {
  template: EvaluationTemplate;
  onClose: () => void;
}

/** Edits the name and criteria of a template. */
export function EditTemplateDrawer({ template: live, onClose }: EditTemplateDrawerProps) {
  const t = useTemplateMessages();
  const { notify } = usePlatform();
  const [template] = useFormRecord(live);
  const [update] = api.useEvaluationTemplatesUpdateMutation();
  const base = templateValues(template);
  const form = useTemplateForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: template.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: template.id },
      body: {
        version,
        changes: changedFields(templateInput(before), templateInput(values)) as Changes,
      },
    }),
    onSaved: ({ name }) => {
      notify({ kind: 'success', text: t('done.saved', { name }) });
      onClose();
    },
    onConflict: { base, toValues: templateValues },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.edit')}
      subtitle={template.name}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <TemplateFields form={form} />
    </FormDrawer>
  );
}

function TemplateFields({ form: { field, list } }: { form: TemplateForm }) {
  const t = useTemplateMessages();
  return (
    <>
      <TextField label={t('form.name')} required {...field('name')} />
      <CriteriaFields
        list={list}
        name={(index) => field(`criteria.${index}.name`)}
        description={(index) => field(`criteria.${index}.description`)}
        weight={(index) => field(`criteria.${index}.weight`)}
      />
    </>
  );
}
