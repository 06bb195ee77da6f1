import { useState } from 'react';
import type { Placement, PlacementAction } from '@muster/contracts';
import { TransitionButtons } from '@muster/kit';
import {
  ChangeStartDialog,
  ExtendDialog,
  GoOnDialog,
  PauseDialog,
  StartDialog,
} from './date-dialogs.tsx';
import { CancelDialog, EndDialog, NoticeDialog } from './ending-dialogs.tsx';
import { usePlacementMessages } from './messages.ts';
import { ChangeRateDialog, RehireDialog } from './rate-dialogs.tsx';
import type { RateValues } from './rate-fields.tsx';
import { SupervisorDialog } from './supervisor-dialog.tsx';

/** The usual actions by state; the menu holds the others. */
const primary: Readonly<Record<Placement['status'], readonly PlacementAction[]>> = {
  pending_start: ['start', 'change_start'],
  active: ['extend', 'change_rate'],
  paused: ['resume', 'extend'],
  ending: ['withdraw_notice', 'end'],
  ended: ['rehire'],
  terminated: ['rehire'],
  cancelled: [],
};

interface PlacementActionsProps {
  placement: Placement;
  /** Shows another placement: the one created by a rehire. */
  onOther: (id: string) => void;
}

/** Actions that are currently possible on a placement. */
export function PlacementActions({ placement, onOther }: PlacementActionsProps) {
  const t = usePlacementMessages();
  const [action, setAction] = useState<PlacementAction | null>(null);
  const waits = new Set(placement.waiting.map(({ kind }) => kind));
  const labels = Object.fromEntries(
    placement.allowedActions
      .filter((one) => one !== 'start' || !waits.has('placement_start'))
      .filter((one) => one !== 'change_rate' || !waits.has('placement_rate'))
      .map((one) => [
        one,
        t(
          one === 'start' && !placement.waiver && !placement.papersReady
            ? 'action.ask_start'
            : `action.${one}`,
        ),
      ]),
  );
  return (
    <>
      <TransitionButtons<PlacementAction>
        allowedActions={placement.allowedActions}
        primary={primary[placement.status]}
        labels={labels}
        destructive={['cancel', 'terminate']}
        onAction={setAction}
      />
      {action && (
        <ActionDialog
          action={action}
          placement={placement}
          onClose={() => setAction(null)}
          onOther={onOther}
        />
      )}
    </>
  );
}

interface ActionDialogProps extends PlacementActionsProps {
  action: PlacementAction;
  onClose: () => void;
  rates?: RateValues | null;
}

/** The dialog of an action. */
export function ActionDialog({
  action,
  placement,
  onClose,
  onOther,
  rates = null,
}: ActionDialogProps) {
  const props = { placement, onClose };
  switch (action) {
    case 'start':
      return <StartDialog {...props} />;
    case 'change_start':
      return <ChangeStartDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'pause':
      return <PauseDialog {...props} />;
    case 'resume':
    case 'withdraw_notice':
      return <GoOnDialog {...props} action={action} />;
    case 'extend':
      return <ExtendDialog {...props} />;
    case 'change_rate':
      return <ChangeRateDialog {...props} rates={rates} />;
    case 'change_supervisor':
      return <SupervisorDialog {...props} />;
    case 'give_notice':
      return <NoticeDialog {...props} />;
    case 'end':
    case 'terminate':
      return <EndDialog {...props} action={action} />;
    case 'rehire':
      return (
        <RehireDialog
          {...props}
          onMade={(id) => {
            onClose();
            onOther(id);
          }}
        />
      );
  }
}
