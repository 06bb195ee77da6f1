import { defineMachine } from '../../core/machine.ts';

/** A template of stages. It is never deleted: once archived, jobs can no longer choose it. */
export const pipelineMachine = defineMachine({
  name: 'pipeline',
  states: ['active', 'archived'],
  initial: 'active',
  transitions: {
    archive: { from: ['active'], to: 'archived', permission: 'pipeline.manage' },
    restore: { from: ['archived'], to: 'active', permission: 'pipeline.manage' },
  },
});
export type PipelineAction = keyof typeof pipelineMachine.transitions;
