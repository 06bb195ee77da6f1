import {
  approvalPaths,
  limits,
  placementTermsPatch,
  timesheetPeriods,
  type BodyOf,
  type Placement,
  type placementEndpoints,
} from '@muster/contracts';
import { changedFields, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  EmailField,
  FieldRow,
  NumberField,
  SelectField,
  TextField,
  useZodForm,
} from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { PlacementDialog, type PlacementDialogProps } from './placement-dialog.tsx';
import { usePlacementsUpdateTermsMutation } from './placements-context.tsx';

type Changes = Required<BodyOf<typeof placementEndpoints.updateTerms>['changes']>;
const schema = placementTermsPatch.shape.changes.required();

const valuesOf = (placement: Placement) => ({
  hoursPerWeek: placement.hoursPerWeek as number | null,
  noticeDaysContractor: placement.noticeDaysContractor as number | null,
  noticeDaysClient: placement.noticeDaysClient as number | null,
  timesheetRequired: placement.timesheetRequired,
  timesheetPeriod: placement.timesheetPeriod,
  approvalPath: placement.approvalPath,
  harvestProjectRef: placement.harvestProjectRef ?? '',
  workEmail: placement.workEmail ?? '',
});
type Values = ReturnType<typeof valuesOf>;
const inputOf = ({ harvestProjectRef, workEmail, ...values }: Values) => ({
  ...values,
  workEmail: workEmail.trim() || null,
  harvestProjectRef: harvestProjectRef.trim() || null,
});

/** Edits the terms on hours, notice and timesheets. */
export function TermsDialog({ placement: given, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const platform = usePlatform();
  const [placement] = useFormRecord(given);
  const [update] = usePlacementsUpdateTermsMutation();
  const base = valuesOf(placement);
  const form = useZodForm({ schema, initialValues: base, prepare: inputOf });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: placement.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: placement.id },
      body: {
        version,
        changes: changedFields<Changes>(inputOf(before) as Changes, inputOf(values) as Changes),
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.terms') });
      onClose();
    },
    onConflict: { base, toValues: valuesOf as (current: Placement) => Values },
  });
  const { timesheetRequired, timesheetPeriod } = form.values;
  const isOtherPeriod =
    placement.status !== 'pending_start' && timesheetPeriod !== base.timesheetPeriod;
  const { noticeDays, hoursPerWeek } = limits.placement;
  return (
    <>
      <PlacementDialog
        placement={placement}
        onClose={onClose}
        title={t('terms.edit')}
        confirm={t('terms.save')}
        effects={isOtherPeriod ? [t('effect.nextPeriod')] : []}
        unsaved={form.dirty}
        summary={form.summary}
        saving={saving}
      >
        <NumberField
          label={t('terms.hours')}
          required
          min={hoursPerWeek.min}
          max={hoursPerWeek.max}
          {...form.field('hoursPerWeek')}
        />
        <FieldRow>
          <NumberField
            label={t('terms.noticeContractor')}
            required
            min={noticeDays.min}
            max={noticeDays.max}
            {...form.field('noticeDaysContractor')}
          />
          <NumberField
            label={t('terms.noticeClient')}
            required
            min={noticeDays.min}
            max={noticeDays.max}
            {...form.field('noticeDaysClient')}
          />
        </FieldRow>
        <EmailField
          label={t('terms.workEmail')}
          help={t('terms.workEmailHelp')}
          {...form.field('workEmail')}
        />
        <CheckboxField label={t('terms.required')} {...form.field('timesheetRequired')} />
        {timesheetRequired && (
          <>
            <SelectField
              label={t('terms.period')}
              required
              options={timesheetPeriods.map((value) => ({
                value,
                label: t(`terms.periods.${value}`),
              }))}
              {...form.field('timesheetPeriod')}
            />
            <SelectField
              label={t('terms.path')}
              required
              options={approvalPaths.map((value) => ({ value, label: t(`terms.paths.${value}`) }))}
              {...form.field('approvalPath')}
            />
            <TextField
              label={t('terms.harvest')}
              help={t('terms.harvestHelp')}
              maxLength={limits.placement.harvestProjectRef}
              {...form.field('harvestProjectRef')}
            />
          </>
        )}
      </PlacementDialog>
      {saving.dialog}
    </>
  );
}
