import {
  noticeSides,
  placementCancelSchema,
  placementEndSchema,
  placementNoticeSchema,
  placementTerminateSchema,
  type NoticeSide,
} from '@muster/contracts';
import { ReadProblem } from '@muster/kit';
import {
  CheckboxField,
  DateField,
  SegmentedField,
  SelectField,
  StarField,
  TextArea,
  dayKey,
  useNow,
  type BoundField,
} from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { PlacementDialog, type PlacementDialogProps } from './placement-dialog.tsx';
import {
  usePlacementsCancelMutation,
  usePlacementsEndMutation,
  usePlacementsGiveNoticeMutation,
  usePlacementsTerminateMutation,
  useReasonsListQuery,
} from './placements-context.tsx';
import { usePlacementForm } from './use-placement-form.ts';

interface ReasonFieldsProps {
  reason: BoundField<string | null>;
  note: BoundField<string>;
}

/** The catalogue reason why a placement ends, and a note if the reason needs one. */
function ReasonFields({ reason, note }: ReasonFieldsProps) {
  const t = usePlacementMessages();
  const query = useReasonsListQuery({ query: { context: 'placement_end' } });
  const reasons = query.data?.data ?? [];
  return (
    <>
      <ReadProblem query={query} what={t('dialog.reason')} />
      <SelectField
        label={t('dialog.reason')}
        placeholder={t('dialog.chooseReason')}
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        {...reason}
      />
      <TextArea
        label={t('dialog.note')}
        help={t('dialog.noteHelp')}
        required={reasons.some(({ id, requiresNote }) => id === reason.value && requiresNote)}
        {...note}
      />
    </>
  );
}

export function CancelDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const [cancel] = usePlacementsCancelMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementCancelSchema,
    initialValues: {
      reasonId: null as string | null,
      note: '',
      then: 'selected' as 'selected' | 'rejected',
    },
    prepare: ({ reasonId, note, then }) => ({ reasonId: reasonId ?? '', note: note || null, then }),
    mutation: cancel,
    said: () => t('done.cancel'),
    onDone: onClose,
  });
  const isKept = form.values.then === 'selected';
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.cancel')}
      danger
      effects={[t(isKept ? 'effect.seatKept' : 'effect.seatOpen'), t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <ReasonFields reason={form.field('reasonId')} note={form.field('note')} />
      {placement.rehireOf === null && (
        <SegmentedField
          label={t('dialog.then')}
          options={[
            { value: 'selected', label: t('dialog.thenSelected') },
            { value: 'rejected', label: t('dialog.thenRejected') },
          ]}
          {...form.field('then')}
        />
      )}
    </PlacementDialog>
  );
}

export function NoticeDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const [giveNotice] = usePlacementsGiveNoticeMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementNoticeSchema,
    initialValues: {
      by: 'client' as NoticeSide,
      endDate: null as string | null,
      note: '',
      shorter: false,
      backfill: false,
    },
    prepare: ({ endDate, note, ...rest }) => ({
      ...rest,
      endDate: endDate ?? '',
      note: note || null,
    }),
    mutation: giveNotice,
    said: () => t('done.give_notice'),
    onDone: onClose,
  });
  const { by, shorter, backfill } = form.values;
  const days = by === 'client' ? placement.noticeDaysClient : placement.noticeDaysContractor;
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.give_notice')}
      danger
      effects={[
        t('effect.redeploy'),
        t(backfill ? 'effect.seatStays' : 'effect.told'),
        ...(backfill ? [t('effect.told')] : []),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <SegmentedField
        label={t('dialog.by')}
        options={noticeSides.map((side) => ({ value: side, label: t(`dialog.bySide.${side}`) }))}
        {...form.field('by')}
      />
      <DateField
        label={t('dialog.endDate')}
        required
        min={dayKey(useNow())}
        max={placement.plannedEndDate ?? undefined}
        {...form.field('endDate')}
      />
      <CheckboxField
        label={t('dialog.shorter')}
        help={t('dialog.shorterHelp', { days })}
        {...form.field('shorter')}
      />
      <TextArea
        label={t('dialog.note')}
        help={t('dialog.noteHelp')}
        required={shorter}
        {...form.field('note')}
      />
      {!placement.backfilled && (
        <CheckboxField label={t('dialog.backfill')} {...form.field('backfill')} />
      )}
    </PlacementDialog>
  );
}

/** Ends the work: on its day, or at once. */
export function EndDialog({
  placement,
  onClose,
  action,
}: PlacementDialogProps & { action: 'end' | 'terminate' }) {
  const t = usePlacementMessages();
  const today = dayKey(useNow());
  const [end] = usePlacementsEndMutation();
  const [terminate] = usePlacementsTerminateMutation();
  const planned = placement.plannedEndDate;
  const initialValues = {
    endDate: (planned && planned < today ? planned : today) as string | null,
    reasonId: null as string | null,
    note: '',
    rehireOk: true,
    ratingByClient: null as number | null,
    backfill: false,
  };
  const prepare = ({ endDate, reasonId, note, ...rest }: typeof initialValues) => ({
    ...rest,
    ...(action === 'end' && { endDate: endDate ?? '' }),
    reasonId: reasonId ?? '',
    note: note || null,
  });
  const { form, saving } = usePlacementForm({
    placement,
    schema: action === 'end' ? placementEndSchema : placementTerminateSchema,
    initialValues,
    prepare,
    mutation: (action === 'end' ? end : terminate) as typeof end,
    said: () => t(`done.${action}`),
    onDone: onClose,
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t(`action.${action}`)}
      danger
      effects={[t('effect.seatStays'), t('effect.free'), t('effect.redeploy'), t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      {action === 'end' && (
        <DateField
          label={t('dialog.endDate')}
          required
          min={placement.startDate}
          max={today}
          {...form.field('endDate')}
        />
      )}
      <ReasonFields reason={form.field('reasonId')} note={form.field('note')} />
      <CheckboxField label={t('dialog.rehireOk')} {...form.field('rehireOk')} />
      <StarField label={t('dialog.rating')} {...form.field('ratingByClient')} />
      {!placement.backfilled && (
        <CheckboxField label={t('dialog.backfill')} {...form.field('backfill')} />
      )}
    </PlacementDialog>
  );
}
