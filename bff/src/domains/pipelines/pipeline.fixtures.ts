import { defaultPipeline } from '@muster/contracts';
import { foldText } from '../../db/fold-text.ts';
import { newId } from './create-pipeline.ts';
import { PipelineModel, type PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';

/** Creates a stored template, with the usual stages under new ids. */
export async function createPipelineRecord({
  name = 'Executive search',
  ...changes
}: Partial<PipelineTemplate> = {}): Promise<PipelineTemplate> {
  const template = await PipelineModel.create({
    name,
    nameKey: foldText(name),
    stages: defaultPipeline.map((stage) => ({ ...stage, id: newId() })),
    ...changes,
  });
  return template.toObject();
}
