import { useState } from 'react';
import { href, jobsRoutes, type JobRecord, type JobRecordAction } from '@muster/contracts';
import { TransitionButtons, errorText, useFollow, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { useRecordMessages } from '../messages.ts';
import { EndDialog } from './end-dialog.tsx';
import { MoveDialog, type MoveAction } from './move-dialog.tsx';

type DialogAction = MoveAction | 'close' | 'cancel';

const dialogActions: ReadonlySet<JobRecordAction> = new Set<JobRecordAction>([
  'submit_for_review',
  'open',
  'send_back',
  'hold',
  'resume',
  'close',
  'cancel',
  'reopen',
]);
const asksFirst = (action: JobRecordAction): action is DialogAction => dialogActions.has(action);

const routes: Partial<Record<JobRecordAction, { path: string; status: string }>> = {
  add_candidates: jobsRoutes.candidatesAdd,
  edit: jobsRoutes.edit,
  edit_opened_date: jobsRoutes.openedDate,
  delete: jobsRoutes.remove,
};

/** Most likely actions by state; the others are in the menu. */
const primary: Readonly<Record<JobRecord['status'], readonly JobRecordAction[]>> = {
  draft: ['open', 'submit_for_review', 'edit'],
  pending_review: ['open', 'edit', 'send_back'],
  open: ['add_candidates', 'edit'],
  on_hold: ['resume', 'edit'],
  filled: ['close', 'edit'],
  closed: ['copy'],
  cancelled: ['copy'],
};

/** Current actions on the job. */
export function JobActions({ job }: { job: JobRecord }) {
  const t = useRecordMessages();
  const follow = useFollow();
  const [dialog, setDialog] = useState<DialogAction | null>(null);
  const { copy, pending } = useCopy(job);
  const missing = job.details?.checklist.some(({ done }) => !done) ?? false;

  function choose(action: JobRecordAction) {
    const route = routes[action];
    if (route) follow(href({ path: route.path }, { id: job.id }));
    else if (action === 'copy') void copy();
    else if (asksFirst(action)) setDialog(action);
  }

  const labels: Partial<Record<JobRecordAction, string>> = Object.fromEntries(
    job.allowedActions
      .filter((action): action is Labelled => isLabelled(action, missing))
      .map((action) => [action, t(`action.${action}`)]),
  );
  // A filled job is reopened by adding a position.
  if (job.status === 'filled') delete labels.reopen;
  return (
    <>
      <TransitionButtons<JobRecordAction>
        allowedActions={job.allowedActions}
        primary={primary[job.status]}
        labels={labels}
        destructive={['cancel', 'delete']}
        pending={pending ? 'copy' : null}
        onAction={choose}
      />
      {dialog === 'close' || dialog === 'cancel' ? (
        <EndDialog job={job} action={dialog} onClose={() => setDialog(null)} />
      ) : (
        dialog && <MoveDialog job={job} action={dialog} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

type Labelled = Exclude<JobRecordAction, 'fill' | 'add_seat'>;

/** Excludes actions that positions trigger, and opening an incomplete job. */
const isLabelled = (action: JobRecordAction, missing: boolean): action is Labelled =>
  action !== 'fill' && action !== 'add_seat' && !(action === 'open' && missing);

/** Copies the job and opens the draft. */
function useCopy({ id }: JobRecord) {
  const t = useRecordMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [send, { isLoading }] = api.useJobsCopyMutation();
  async function copy() {
    const { data, error } = await send({ params: { id }, body: {} });
    if (!data) {
      platform.notify({ kind: 'error', text: errorText(error) });
      return;
    }
    platform.notify({ kind: 'success', text: t('done.copy', { number: data.number }) });
    follow(href(jobsRoutes.record, { id: data.id }));
  }
  return { copy, pending: isLoading };
}
