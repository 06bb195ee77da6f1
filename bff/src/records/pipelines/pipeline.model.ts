import { applicationStageKinds, pipelineMachine, type PipelineStage } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The stages that jobs go by. Neither it nor a stage of it is ever removed. */
export interface PipelineTemplate extends RecordFields {
  name: string;
  /** The folded name, unique. */
  nameKey: string;
  status: (typeof pipelineMachine.states)[number];
  previousStatus?: PipelineTemplate['status'] | null;
  /** What a new job begins with. */
  isDefault: boolean;
  /** In the order of their kinds, those that are switched off among them. */
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
