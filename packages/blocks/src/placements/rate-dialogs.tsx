import { placementRateChangeSchema, placementRehireSchema } from '@muster/contracts';
import { DateField, FieldRow, NoticeBar, TextArea, dayKey, useNow } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { PlacementDialog, type PlacementDialogProps } from './placement-dialog.tsx';
import {
  usePlacementsChangeRateMutation,
  usePlacementsRehireMutation,
} from './placements-context.tsx';
import {
  ConvertedPay,
  RateFields,
  ratesToValues,
  valuesToRates,
  type RateValues,
} from './rate-fields.tsx';
import { usePlacementForm } from './use-placement-form.ts';

/** Requests approval of new rates from a day on; `rates` are the simulated ones. */
export function ChangeRateDialog({
  placement,
  onClose,
  rates,
}: PlacementDialogProps & { rates: RateValues | null }) {
  const t = usePlacementMessages();
  const today = dayKey(useNow());
  const [changeRate] = usePlacementsChangeRateMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementRateChangeSchema,
    initialValues: {
      ...(rates ?? ratesToValues(placement, placement.hoursPerWeek)),
      effectiveFrom: null as string | null,
      reason: '',
    },
    prepare: ({ effectiveFrom, reason, ...money }) => ({
      ...valuesToRates(money),
      effectiveFrom: effectiveFrom ?? '',
      reason,
    }),
    mutation: changeRate,
    said: () => t('done.ask'),
    onDone: onClose,
  });
  const { effectiveFrom } = form.values;
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.change_rate')}
      effects={[t('effect.secondPerson'), t('effect.periods'), t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <ConvertedPay agreed={placement} hoursPerWeek={placement.hoursPerWeek} />
      <RateFields
        pay={form.field('pay')}
        bill={form.field('bill')}
        unit={form.field('unit')}
        values={form.values}
        hoursPerWeek={placement.hoursPerWeek}
        seesMargin={placement.margin !== undefined}
      />
      <DateField
        label={t('dialog.effectiveFrom')}
        required
        min={placement.startDate}
        {...form.field('effectiveFrom')}
      />
      {effectiveFrom && effectiveFrom < today && (
        <NoticeBar kind="warning">{t('dialog.backdated')}</NoticeBar>
      )}
      <TextArea label={t('dialog.rateReason')} required {...form.field('reason')} />
    </PlacementDialog>
  );
}

/** A new placement of a former contractor. */
export function RehireDialog({
  placement,
  onClose,
  onMade,
}: PlacementDialogProps & { onMade: (id: string) => void }) {
  const t = usePlacementMessages();
  const [rehire] = usePlacementsRehireMutation();
  const latest = placement.rates?.[0];
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementRehireSchema,
    initialValues: {
      ...ratesToValues(latest ?? {}, placement.hoursPerWeek),
      startDate: null as string | null,
      plannedEndDate: null as string | null,
    },
    prepare: ({ startDate, plannedEndDate, ...money }) => ({
      ...valuesToRates(money),
      startDate: startDate ?? '',
      plannedEndDate,
    }),
    mutation: rehire,
    said: () => t('done.rehire'),
    onDone: ({ id }) => onMade(id),
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.rehire')}
      effects={[t('effect.newSeat'), t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <FieldRow>
        <DateField label={t('dialog.startDate')} required {...form.field('startDate')} />
        <DateField label={t('dialog.endDate')} {...form.field('plannedEndDate')} />
      </FieldRow>
      <ConvertedPay agreed={latest ?? {}} hoursPerWeek={placement.hoursPerWeek} />
      <RateFields
        pay={form.field('pay')}
        bill={form.field('bill')}
        unit={form.field('unit')}
        values={form.values}
        hoursPerWeek={placement.hoursPerWeek}
        seesMargin={placement.margin !== undefined}
      />
    </PlacementDialog>
  );
}
