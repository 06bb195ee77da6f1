import {
  defaultPipeline,
  pipelineCreateSchema,
  type ApplicationStageKind,
  type PipelineDetail,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import { usePipelineMessages } from './messages.ts';

/** A stage as it is edited. */
export interface StageValues {
  /** Names the row while it moves; a new stage has no id yet. */
  key: string;
  id: string | null;
  kind: ApplicationStageKind;
  name: string;
  slaHours: number | null;
  candidateLabel: string;
  /** Empty: the client sees nothing of it. */
  clientLabel: string;
  isActive: boolean;
  moveTo: string | null;
  /** Who stands on it. */
  live: number;
}
export type PipelineValues = { name: string; stages: StageValues[] };

/** The values of a template, as the form begins with. */
export const pipelineValues = ({ name, stages }: PipelineDetail): PipelineValues => ({
  name,
  stages: stages.map(({ clientLabel, ...stage }) => ({
    ...stage,
    key: stage.id,
    clientLabel: clientLabel ?? '',
    moveTo: null,
  })),
});

/** A new template begins with the stages that every agency starts with. */
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

/** What the contract takes of the form. */
export const pipelineInput = ({ name, stages }: PipelineValues) => ({
  name,
  stages: stages.map(stageInput),
});

/** Only what differs from `before`; the stages go as a whole. */
export function pipelineChanges(before: PipelineValues, after: PipelineValues) {
  const [old, input] = [pipelineInput(before), pipelineInput(after)];
  return {
    ...(input.name !== old.name && { name: input.name }),
    ...(JSON.stringify(input.stages) !== JSON.stringify(old.stages) && { stages: input.stages }),
  };
}

/** A template as a form. */
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
