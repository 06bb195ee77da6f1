import type { ReactNode } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import type { FormMutation } from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  EffectList,
  ErrorSummary,
  OverlayFooter,
  Stack,
} from '@muster/ui';
import type { ErrorSummaryProps } from '@muster/ui';
import { useWords } from '../../../shared/use-words.ts';

/** What every dialog of a status is given. */
export interface StatusDialogProps {
  candidate: CandidateRecord;
  onClose: () => void;
}

interface StatusDialogFrameProps extends StatusDialogProps {
  title: string;
  confirm: string;
  danger?: boolean;
  undoable?: boolean;
  effects: readonly string[];
  summary: ErrorSummaryProps;
  saving: FormMutation;
  children: ReactNode;
}

/** The frame of a decision about a status: what it asks, what will happen, two ways out. */
export function StatusDialog({
  candidate,
  onClose,
  title,
  confirm,
  danger = false,
  undoable = false,
  effects,
  summary,
  saving,
  children,
}: StatusDialogFrameProps) {
  const t = useWords();
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={title}
      subtitle={candidate.number}
      avatar={<Avatar name={candidate.name} size={32} />}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter left={undoable && t('status.undo')}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('status.keep')}
          </Button>
          <Button
            type="submit"
            size="md"
            variant={danger ? 'danger' : 'filled'}
            loading={saving.pending}
          >
            {confirm}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...summary} />
        {children}
        <EffectList items={effects.map((text) => ({ id: text, text }))} />
      </Stack>
    </DecisionModal>
  );
}
