import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import type { Application } from '../../../records/applications/application.model.ts';

/** Tells the boards of a job that a candidate came, moved or left. */
export const announcePipeline = (tx: Tx, { jobId }: Pick<Application, 'jobId'>): void =>
  emit(tx, pipelineChanged, { jobId });
