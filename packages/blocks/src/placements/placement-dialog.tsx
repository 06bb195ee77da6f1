import type { Placement } from '@muster/contracts';
import { Avatar, DecisionForm, type DecisionFormProps } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';

export interface PlacementDialogProps {
  placement: Placement;
  onClose: () => void;
}

type FrameProps = PlacementDialogProps &
  Pick<DecisionFormProps, 'title' | 'danger' | 'effects' | 'summary' | 'saving'> &
  Partial<Pick<DecisionFormProps, 'children' | 'confirm' | 'unsaved'>>;

/** The frame of a decision about a placement. */
export function PlacementDialog({ placement, children, ...decision }: FrameProps) {
  const t = usePlacementMessages();
  const name = placement.candidate?.name ?? t('hidden');
  return (
    <DecisionForm
      subtitle={`${name} · ${placement.number}`}
      avatar={<Avatar name={name} src={placement.candidate?.photo} size={32} />}
      keep={t('dialog.keep')}
      confirm={decision.title}
      {...decision}
    >
      {children}
    </DecisionForm>
  );
}
