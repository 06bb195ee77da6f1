import type { CandidateStatusAction } from '@muster/contracts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DoNotContactDialog } from './do-not-contact-dialog.tsx';
import { EngageDialog } from './engage-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import type { StatusDialogProps } from './status-dialog.tsx';

/** Actions with a dialog; rejecting has its own screen. */
export type DialogAction = Exclude<CandidateStatusAction, 'activate' | 'wake' | 'reject'>;

const dialogs: Record<DialogAction, (props: StatusDialogProps) => React.ReactNode> = {
  engage: EngageDialog,
  snooze: SnoozeDialog,
  restore: RestoreDialog,
  lift: LiftDialog,
  archive: ArchiveDialog,
  do_not_contact: DoNotContactDialog,
};

/** Dialog of an action; cancelling it changes nothing. */
export function StatusDialogs({
  action,
  ...props
}: StatusDialogProps & { action: DialogAction | null }) {
  if (!action) return null;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
