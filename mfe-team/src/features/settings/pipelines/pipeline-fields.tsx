import { useState } from 'react';
import { applicationStageKinds, limits, type ApplicationStageKind } from '@muster/contracts';
import { newUuid } from '@muster/kit';
import {
  Button,
  FormSection,
  IconPlus,
  ListFocus,
  Stack,
  TextField,
  VisuallyHidden,
  stateLabel,
} from '@muster/ui';
import { usePipelineMessages } from './messages.ts';
import type { PipelineForm, StageValues } from './pipeline-values.ts';
import { StageFields } from './stage-fields.tsx';

interface PipelineFieldsProps {
  form: PipelineForm;
  disabled?: boolean;
}

/** The name of a template, and its stages by kind: stages of one kind can be in any order. */
export function PipelineFields({ form, disabled = false }: PipelineFieldsProps) {
  const t = usePipelineMessages();
  const [said, setSaid] = useState('');
  const { stages } = form.values;
  const ofKind = (kind: ApplicationStageKind) =>
    stages.flatMap((stage, index) => (stage.kind === kind ? [{ stage, index }] : []));

  function add(kind: ApplicationStageKind) {
    const last = stages.findLastIndex((stage) => stage.kind === kind);
    form.setValue('stages', stages.toSpliced(last + 1, 0, blankStage(kind, stages)));
  }

  /** Swaps a stage with its neighbour of the same kind. */
  function move(index: number, by: -1 | 1) {
    const [stage, other] = [stages[index], stages[index + by]];
    if (!stage || other?.kind !== stage.kind) return;
    form.setValue('stages', stages.with(index, other).with(index + by, stage));
    const rows = ofKind(stage.kind);
    const position = rows.findIndex((row) => row.index === index) + 1 + by;
    setSaid(t('stage.moved', { name: stage.name, position, total: rows.length }));
  }

  return (
    <>
      <TextField
        label={t('form.name')}
        help={t('form.nameHelp')}
        required
        disabled={disabled}
        {...form.field('name')}
      />
      {applicationStageKinds.map((kind) => (
        <FormSection
          key={kind}
          title={stateLabel('stage', kind)}
          text={t(`kind.${kind}`)}
          aside={
            !disabled && (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconPlus size={14} />}
                aria-label={t('stage.addTo', { kind: stateLabel('stage', kind) })}
                disabled={stages.length >= limits.pipeline.stages}
                onClick={() => add(kind)}
              >
                {t('stage.add')}
              </Button>
            )
          }
        >
          <ListFocus>
            <Stack gap="sm">
              {ofKind(kind).map(({ stage, index }, place, { length }) => (
                <StageFields
                  key={stage.key}
                  form={form}
                  index={index}
                  disabled={disabled}
                  others={ofKind(kind).flatMap((row) =>
                    row.index !== index && row.stage.isActive && row.stage.id !== null
                      ? [{ value: row.stage.id, label: row.stage.name }]
                      : [],
                  )}
                  {...(length > 1 && {
                    order: { isFirst: place === 0, isLast: place === length - 1 },
                    onMove: (by) => move(index, by),
                  })}
                  onRemove={() => form.setValue('stages', stages.toSpliced(index, 1))}
                />
              ))}
            </Stack>
          </ListFocus>
        </FormSection>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** Returns a new stage without a name. */
function blankStage(kind: ApplicationStageKind, stages: readonly StageValues[]): StageValues {
  const like = stages.findLast((stage) => stage.kind === kind);
  return {
    key: newUuid(),
    id: null,
    kind,
    name: '',
    slaHours: null,
    candidateLabel: like?.candidateLabel ?? '',
    clientLabel: like?.clientLabel ?? '',
    isActive: true,
    moveTo: null,
    live: 0,
  };
}
