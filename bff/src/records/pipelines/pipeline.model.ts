import { applicationStageKinds, pipelineMachine, type PipelineStage } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A template of the stages of a job. Neither the template nor its stages are ever removed. */
export interface PipelineTemplate extends RecordFields {
  name: string;
  /** The folded name, unique. */
  nameKey: string;
  status: (typeof pipelineMachine.states)[number];
  previousStatus?: PipelineTemplate['status'] | null;
  /** Whether new jobs start with this template. */
  isDefault: boolean;
  /** All stages in the order of their kinds, including those that are switched off. */
  stages: PipelineStage[];
}

const stageSchema = new Schema<PipelineStage>(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: applicationStageKinds, required: true },
    name: { type: String, required: true },
    slaHours: { type: Number, default: null },
    candidateLabel: { type: String, required: true },
    clientLabel: { type: String, default: null },
    isActive: { type: Boolean, required: true, default: true },
  },
  // The stage's own `id` is a field, not mongoose's getter of that name.
  { _id: false, id: false },
);

const pipelineSchema = new Schema<PipelineTemplate>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  status: { type: String, enum: pipelineMachine.states, required: true, default: 'active' },
  previousStatus: { type: String, enum: [...pipelineMachine.states, null], default: null },
  isDefault: { type: Boolean, required: true, default: false },
  stages: { type: [stageSchema], default: [] },
});
pipelineSchema.plugin(recordFields);
pipelineSchema.index({ nameKey: 1 }, { unique: true });
pipelineSchema.index(
  { isDefault: 1 },
  { unique: true, partialFilterExpression: { isDefault: true } },
);

export const PipelineModel = model<PipelineTemplate>('Pipeline', pipelineSchema, 'pipelines');
