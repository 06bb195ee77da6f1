import type { CandidateRecord } from '@muster/contracts';
import { Avatar, DecisionForm, type DecisionFormProps } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Props of every status dialog. */
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

/** Frame of a status decision. */
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
