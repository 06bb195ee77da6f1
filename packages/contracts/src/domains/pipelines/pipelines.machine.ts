import { defineMachine } from '../../core/machine.ts';

/** A template of stages. It is never deleted: archived, no job can choose it any more. */
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
