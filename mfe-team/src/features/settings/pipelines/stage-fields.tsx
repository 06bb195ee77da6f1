import { clientLabelOf, limits } from '@muster/contracts';
import {
  FieldRow,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconTrash,
  NoticeBar,
  NumberField,
  SelectField,
  Switch,
  TextField,
  type FieldOption,
} from '@muster/ui';
import { usePipelineMessages } from './messages.ts';
import type { PipelineForm } from './pipeline-values.ts';
import classes from './pipelines.module.css';

interface StageFieldsProps {
  form: PipelineForm;
  index: number;
  disabled: boolean;
  /** Stages to which candidates can be moved: other active ones of the same kind. */
  others: readonly FieldOption[];
  order?: { isFirst: boolean; isLast: boolean };
  onMove?: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One stage: its name, time limit, and the texts for the candidate and the client. */
export function StageFields({
  form,
  index,
  disabled,
  others,
  order,
  onMove,
  onRemove,
}: StageFieldsProps) {
  const t = usePipelineMessages();
  const stage = form.values.stages[index];
  if (!stage) return null;
  const name = stage.name || t('stage.new');
  const { slaHours } = limits.pipeline;
  const at = `stages.${index}` as const;
  const usual = clientLabelOf({ kind: stage.kind, clientLabel: null });
  return (
    <div
      className={classes.stage}
      data-list-item
      role="group"
      aria-label={name}
      data-off={!stage.isActive}
    >
      <div className={classes.stageHead}>
        <Switch
          label={t(stage.isActive ? 'stage.isActive' : 'stage.off')}
          aria-label={t('stage.activeFor', { name })}
          checked={stage.isActive}
          disabled={disabled}
          onChange={(event) => form.setValue(`${at}.isActive`, event.currentTarget.checked)}
        />
        {stage.live > 0 && (
          <span className={classes.quiet}>{t('stage.live', { count: stage.live })}</span>
        )}
        {!disabled && (
          <span className={classes.stageButtons}>
            {order && onMove && (
              <>
                <IconButton
                  aria-label={t('stage.up', { name })}
                  aria-disabled={order.isFirst}
                  data-disabled={order.isFirst || undefined}
                  onClick={() => onMove(-1)}
                >
                  <IconArrowUp size={16} />
                </IconButton>
                <IconButton
                  aria-label={t('stage.down', { name })}
                  aria-disabled={order.isLast}
                  data-disabled={order.isLast || undefined}
                  onClick={() => onMove(1)}
                >
                  <IconArrowDown size={16} />
                </IconButton>
              </>
            )}
            {stage.id === null && (
              <IconButton aria-label={t('stage.remove', { name })} onClick={onRemove}>
                <IconTrash size={16} />
              </IconButton>
            )}
          </span>
        )}
      </div>
      <FieldRow columns="minmax(0, 3fr) minmax(0, 1fr)">
        <TextField
          label={t('stage.name')}
          required
          disabled={disabled}
          autoFocus={stage.id === null && stage.name === '' && form.dirty}
          {...form.field(`${at}.name`)}
        />
        <NumberField
          label={t('stage.hours')}
          placeholder={t('stage.noHours')}
          suffix={t('stage.hoursSuffix')}
          min={slaHours.min}
          max={slaHours.max}
          disabled={disabled}
          {...form.field(`${at}.slaHours`)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={t('stage.candidate')}
          required
          disabled={disabled}
          {...form.field(`${at}.candidateLabel`)}
        />
        <TextField
          label={t('stage.client')}
          {...(usual ? { placeholder: usual } : {})}
          help={usual ? t('stage.clientHelp', { word: usual }) : t('stage.clientEarly')}
          disabled={disabled}
          {...form.field(`${at}.clientLabel`)}
        />
      </FieldRow>
      {!stage.isActive &&
        stage.live > 0 &&
        (others.length > 0 ? (
          <SelectField
            label={t('stage.moveTo', { count: stage.live })}
            help={t('stage.moveToHelp')}
            required
            options={others}
            {...form.field(`${at}.moveTo`)}
          />
        ) : (
          <NoticeBar kind="warning">{t('stage.nowhere')}</NoticeBar>
        ))}
    </div>
  );
}
