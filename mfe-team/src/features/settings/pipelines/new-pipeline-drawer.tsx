import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from './messages.ts';
import { PipelineFields } from './pipeline-fields.tsx';
import { blankPipeline, usePipelineForm } from './pipeline-values.ts';

/** Adds a template that starts with the usual stages. */
export function NewPipelineDrawer({ onClose }: { onClose: () => void }) {
  const t = usePipelineMessages();
  const platform = usePlatform();
  const [create] = api.usePipelinesCreateMutation();
  const form = usePipelineForm(blankPipeline);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('done.created', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      width={760}
      onClose={onClose}
      title={t('form.newTitle')}
      cancel={t('form.cancel')}
      save={t('form.create')}
      wide
      form={form}
      saving={saving}
    >
      <PipelineFields form={form} />
    </FormDrawer>
  );
}
