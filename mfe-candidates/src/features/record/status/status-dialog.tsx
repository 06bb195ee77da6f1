import type { CandidateRecord } from '@muster/contracts';
import { Avatar, DecisionForm, type DecisionFormProps } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** What every dialog of a status is given. */
export interface StatusDialogProps {
  candidate: CandidateRecord;
  onClose: () => void;
}

interface StatusDialogFrameProps
  extends
    StatusDialogProps,
    Pick<
      DecisionFormProps,
      'title' | 'confirm' | 'danger' | 'effects' | 'summary' | 'saving' | 'children'
    > {
  undoable?: boolean;
}

/** The frame of a decision about a status. */
export function StatusDialog({ candidate, undoable, ...decision }: StatusDialogFrameProps) {
  const t = useMessages();
  return (
    <DecisionForm
      subtitle={candidate.number}
      avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
      keep={t('status.keep')}
      note={undoable && t('status.undo')}
      {...decision}
    />
  );
}
