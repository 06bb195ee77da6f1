import { useId } from 'react';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, OverlayFooter } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineWords } from './messages.ts';
import { PipelineFields } from './pipeline-fields.tsx';
import { blankPipeline, usePipelineForm } from './pipeline-values.ts';

/** Adds a template; it begins with the usual stages. */
export function NewPipelineDrawer({ onClose }: { onClose: () => void }) {
  const t = usePipelineWords();
  const platform = usePlatform();
  const formId = useId();
  const [create] = api.usePipelinesCreateMutation();
  const form = usePipelineForm(blankPipeline);
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('done.created', { name }) });
      onClose();
    },
  });
  return (
    <Drawer
      opened
      width={760}
      onClose={onClose}
      title={t('form.newTitle')}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} size="md" loading={pending}>
            {t('form.create')}
          </Button>
        </OverlayFooter>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('form.newTitle')} wide>
        <ErrorSummary {...form.summary} />
        <PipelineFields form={form} />
      </Form>
    </Drawer>
  );
}
