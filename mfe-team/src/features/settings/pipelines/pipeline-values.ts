import {
  defaultPipeline,
  pipelineCreateSchema,
  type ApplicationStageKind,
  type PipelineDetail,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import { usePipelineMessages } from './messages.ts';

/** Form values of a stage. */
export interface StageValues {
  /** Identifies the row while it moves; a new stage has no id yet. */
  key: string;
  id: string | null;
  kind: ApplicationStageKind;
  name: string;
  slaHours: number | null;
  candidateLabel: string;
  /** If empty, the client does not see the stage. */
  clientLabel: string;
  isActive: boolean;
  moveTo: string | null;
  /** Number of candidates on the stage. */
  live: number;
}
export type PipelineValues = { name: string; stages: StageValues[] };

/** Returns the initial form values of a template. */
export const pipelineValues = ({ name, stages }: PipelineDetail): PipelineValues => ({
  name,
  stages: stages.map(({ clientLabel, ...stage }) => ({
    ...stage,
    key: stage.id,
    clientLabel: clientLabel ?? '',
    moveTo: null,
  })),
});

/** A new template starts with the default stages. */
export const blankPipeline: PipelineValues = {
  name: '',
  stages: defaultPipeline.map(({ clientLabel, ...stage }) => ({
    ...stage,
    id: null,
    key: stage.id,
    clientLabel: clientLabel ?? '',
    moveTo: null,
    live: 0,
  })),
};

const stageInput = ({ key: _key, live: _live, clientLabel, ...stage }: StageValues) => ({
  ...stage,
  clientLabel: clientLabel.trim() === '' ? null : clientLabel,
});

/** Returns the form's values in the format of the contract. */
export const pipelineInput = ({ name, stages }: PipelineValues) => ({
  name,
  stages: stages.map(stageInput),
});

/** Returns only the differences from `before`; stages are sent as a whole. */
export function pipelineChanges(before: PipelineValues, after: PipelineValues) {
  const [old, input] = [pipelineInput(before), pipelineInput(after)];
  return {
    ...(input.name !== old.name && { name: input.name }),
    ...(JSON.stringify(input.stages) !== JSON.stringify(old.stages) && { stages: input.stages }),
  };
}

/** Creates the form of a template. */
export function usePipelineForm(initialValues: PipelineValues) {
  const t = usePipelineMessages();
  return useZodForm({
    schema: pipelineCreateSchema,
    initialValues,
    prepare: pipelineInput,
    words: {
      stages: {
        label: t('conflict.stages'),
        format: (stages) =>
          (stages as StageValues[])
            .filter(({ isActive }) => isActive)
            .map(({ name }) => name)
            .join(', '),
      },
    },
  });
}
export type PipelineForm = ReturnType<typeof usePipelineForm>;
