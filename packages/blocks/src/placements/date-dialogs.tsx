import {
  placementChangeStartSchema,
  placementExtendSchema,
  placementPauseSchema,
  placementStartSchema,
  placementVersionSchema,
} from '@muster/contracts';
import { DateField, FieldRow, TextArea, dayKey, formatDate, useNow } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import { PlacementDialog, type PlacementDialogProps } from './placement-dialog.tsx';
import {
  usePlacementsChangeStartMutation,
  usePlacementsExtendMutation,
  usePlacementsPauseMutation,
  usePlacementsResumeMutation,
  usePlacementsStartMutation,
  usePlacementsWithdrawNoticeMutation,
} from './placements-context.tsx';
import { usePlacementForm } from './use-placement-form.ts';

/**
 * Starts the work; if the documents are not ready and no waiver exists, requests a second person's
 * approval.
 */
export function StartDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const [start] = usePlacementsStartMutation();
  const asks = placement.waiver === null && !placement.papersReady;
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementStartSchema,
    initialValues: { waiverReason: '' },
    prepare: ({ waiverReason }) => ({ waiverReason: asks ? waiverReason : null }),
    mutation: start,
    said: ({ candidate, status }) =>
      status === 'active' ? t('done.start', { name: candidate?.name ?? '' }) : t('done.ask'),
    onDone: onClose,
  });
  const date = formatDate(placement.startDate);
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t(asks ? 'action.ask_start' : 'action.start')}
      effects={[
        ...(asks ? [t('effect.secondPerson'), t('effect.startsThen', { date })] : []),
        t('effect.seatFilled'),
        t('effect.placed'),
        t('effect.told'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {asks && (
        <TextArea
          label={t('dialog.waiver')}
          help={t('dialog.waiverHelp')}
          required
          {...form.field('waiverReason')}
        />
      )}
    </PlacementDialog>
  );
}

export function ChangeStartDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const [changeStart] = usePlacementsChangeStartMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementChangeStartSchema,
    initialValues: { startDate: placement.startDate as string | null },
    mutation: changeStart,
    said: () => t('done.change_start'),
    onDone: onClose,
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.change_start')}
      effects={[t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <DateField label={t('dialog.startDate')} required {...form.field('startDate')} />
    </PlacementDialog>
  );
}

export function ExtendDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const [extend] = usePlacementsExtendMutation();
  const { plannedEndDate: end } = placement;
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementExtendSchema,
    initialValues: { plannedEndDate: null as string | null },
    prepare: ({ plannedEndDate }) => ({ plannedEndDate: plannedEndDate ?? '' }),
    mutation: extend,
    said: (saved) => t('done.extend', { date: formatDate(saved.plannedEndDate ?? '') }),
    onDone: onClose,
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.extend')}
      effects={[t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <DateField
        label={t('dialog.newEnd')}
        help={end ? t('dialog.newEndHelp', { date: formatDate(end) }) : t('dialog.openEnded')}
        required
        min={end ?? placement.startDate}
        {...form.field('plannedEndDate')}
      />
    </PlacementDialog>
  );
}

export function PauseDialog({ placement, onClose }: PlacementDialogProps) {
  const t = usePlacementMessages();
  const today = dayKey(useNow());
  const [pause] = usePlacementsPauseMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementPauseSchema,
    initialValues: { from: today as string | null, until: null as string | null },
    prepare: ({ from, until }) => ({ from: from ?? '', until }),
    mutation: pause,
    said: () => t('done.pause'),
    onDone: onClose,
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t('action.pause')}
      effects={[t('effect.noWork'), t('effect.told')]}
      summary={form.summary}
      saving={saving}
    >
      <FieldRow>
        <DateField label={t('dialog.from')} required max={today} {...form.field('from')} />
        <DateField
          label={t('dialog.until')}
          help={t('dialog.untilHelp')}
          {...form.field('until')}
        />
      </FieldRow>
    </PlacementDialog>
  );
}

/** Actions that need only a confirmation: resuming after a pause, or after a notice. */
export function GoOnDialog({
  placement,
  onClose,
  action,
}: PlacementDialogProps & { action: 'resume' | 'withdraw_notice' }) {
  const t = usePlacementMessages();
  const [resume] = usePlacementsResumeMutation();
  const [withdrawNotice] = usePlacementsWithdrawNoticeMutation();
  const { form, saving } = usePlacementForm({
    placement,
    schema: placementVersionSchema,
    initialValues: {},
    mutation: action === 'resume' ? resume : withdrawNotice,
    said: () => t(`done.${action}`),
    onDone: onClose,
  });
  return (
    <PlacementDialog
      placement={placement}
      onClose={onClose}
      title={t(`action.${action}`)}
      effects={[t('effect.told')]}
      summary={form.summary}
      saving={saving}
    />
  );
}
