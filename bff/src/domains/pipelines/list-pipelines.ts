import type { pipelineEndpoints } from '@muster/contracts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { PipelineModel, type PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';
import { findPipeline } from '../../records/pipelines/pipelines.ts';
import { showPipeline, showPipelines } from './show-pipeline.ts';

/** Lists the templates: the default first, then by name, archived ones last. */
export const listPipelines: Service<typeof pipelineEndpoints.list> = async ({ actor }) => {
  const templates = await PipelineModel.find().lean();
  const place = ({ status, isDefault }: PipelineTemplate) =>
    isDefault ? 0 : status === 'active' ? 1 : 2;
  const sorted = templates.toSorted(
    (a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'),
  );
  return { data: await showPipelines(actor, sorted) };
};

export const readPipeline: Service<typeof pipelineEndpoints.read> = async (
  { actor },
  { params },
) => {
  const template = await findPipeline(recordId(params.id));
  if (!template) throw new AppError('NOT_FOUND');
  return showPipeline(actor, template);
};
