import type { PipelineDetail } from '@muster/contracts';
import { LoadingDrawer, lazyNamed, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from './messages.ts';
import { PipelineFields } from './pipeline-fields.tsx';
import {
  pipelineChanges,
  pipelineInput,
  pipelineValues,
  usePipelineForm,
} from './pipeline-values.ts';
import { stageInUseOf } from './stage-in-use.ts';

const RehearsalSection = lazyNamed(() => import('./rehearsal-section.tsx'), 'RehearsalSection');

/** Loads a template and passes it to the form once. */
export function PipelineDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = usePipelineMessages();
  const query = api.usePipelinesReadQuery({ params: { id } });
  const [loaded] = useFormRecord(query.currentData);
  if (loaded) return <EditPipeline key={loaded.id} pipeline={loaded} onClose={onClose} />;
  return <LoadingDrawer query={query} width={760} onClose={onClose} title={t('title')} />;
}

interface EditPipelineProps {
  pipeline: PipelineDetail;
  onClose: () => void;
}

function EditPipeline({ pipeline, onClose }: EditPipelineProps) {
  const t = usePipelineMessages();
  const platform = usePlatform();
  const [update] = api.usePipelinesUpdateMutation();
  const mayEdit = pipeline.allowedActions.includes('edit');
  const base = pipelineValues(pipeline);
  const form = usePipelineForm(base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: pipeline.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: pipeline.id },
      body: { version, changes: pipelineChanges(before, values) },
    }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('done.saved', { name }) });
      onClose();
    },
    onRefused: (error) => {
      const found = stageInUseOf(error);
      const index = form.values.stages.findIndex(({ id }) => id === found?.stageId);
      if (!found || index === -1) return false;
      // A candidate was added after the form was opened, so the form must ask where to move them.
      form.setValue(`stages.${index}.live`, found.live);
      form.setFormError(t('inUse', { count: found.live, name: found.name }));
      return true;
    },
    onConflict: { base, toValues: pipelineValues },
  });
  return (
    <FormDrawer
      width={760}
      onClose={onClose}
      title={pipeline.name}
      cancel={t(mayEdit ? 'form.cancel' : 'form.close')}
      save={mayEdit ? t('form.save') : null}
      onlyChanges
      wide
      form={form}
      saving={saving}
    >
      {!mayEdit && (
        <NoticeBar kind="quiet">
          {t(pipeline.status === 'archived' ? 'form.archived' : 'form.readOnly')}
        </NoticeBar>
      )}
      {mayEdit && pipeline.liveJobs > 0 && (
        <NoticeBar>{t('form.live', { count: pipeline.liveJobs })}</NoticeBar>
      )}
      <PipelineFields form={form} disabled={!mayEdit} />
      {mayEdit && <RehearsalSection id={pipeline.id} stages={pipelineInput(form.values).stages} />}
    </FormDrawer>
  );
}
