import { href, jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { useFollow, useUrlParam } from '@muster/kit';
import { Button } from '@muster/ui';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { dialogActions, type DialogAction } from './dialog-actions.ts';
import { useApplicationMessages, type ApplicationMessages } from './messages.ts';

/** Whether nothing is missing for a submission. */
export const isReady = ({ checklist }: ApplicationRecord): boolean =>
  checklist.every(({ state }) => state !== 'missing');

/** Describes the next step; null once it is over. */
export function nextTextOf(record: ApplicationRecord, t: ApplicationMessages): string | null {
  if (record.status !== 'active') return null;
  const { kind } = record.stage;
  if (record.awaitsResubmit) return t('next.resubmit');
  if (kind === 'added')
    return record.interest === 'asked'
      ? t('next.asked')
      : t(isReady(record) ? 'next.ready' : 'next.added');
  if (kind === 'interested' || kind === 'internal_review')
    return t(isReady(record) ? 'next.ready' : 'next.prepare');
  return t(`next.${kind}`);
}

type Step = { overlay: 'submit' | 'select' } | { dialog: DialogAction };

function stepOf(
  record: ApplicationRecord,
): (Step & { name: 'submit' | 'resubmit' | 'select' | DialogAction }) | null {
  const may = (action: ApplicationRecord['allowedActions'][number]) =>
    record.allowedActions.includes(action);
  const { kind } = record.stage;
  if (kind === 'added' && record.interest === 'not_asked' && may('ask_interest'))
    return { dialog: 'ask_interest', name: 'ask_interest' };
  if (kind === 'added' && record.interest === 'asked' && may('mark_interested'))
    return { dialog: 'mark_interested', name: 'mark_interested' };
  if (record.awaitsResubmit && may('resubmit')) return { overlay: 'submit', name: 'resubmit' };
  if (may('submit')) return { overlay: 'submit', name: 'submit' };
  if (kind === 'submitted' && may('request_interview'))
    return { dialog: 'request_interview', name: 'request_interview' };
  if (may('select')) return { overlay: 'select', name: 'select' };
  if (may('start_contracting')) return { dialog: 'start_contracting', name: 'start_contracting' };
  return null;
}

/** Button of the next step; it opens the overlay or the dialog. */
export function NextAction({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const follow = useFollow();
  // A link to the step, such as from the queue on Home, opens its dialog.
  const [linked] = useUrlParam('step', dialogActions);
  const [open, setOpen] = useState(linked);
  const step = stepOf(record);
  if (!step) return null;
  const go = () => {
    if ('dialog' in step) return setOpen(step.dialog);
    const route =
      step.overlay === 'submit' ? jobsRoutes.applicationSubmit : jobsRoutes.applicationSelect;
    follow(href(route, { jobApplicationId: record.id }));
  };
  return (
    <>
      <Button size="xs" onClick={go}>
        {t(`action.${step.name}`)}
      </Button>
      {'dialog' in step && open === step.dialog && (
        <ActionDialog action={open} record={record} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
