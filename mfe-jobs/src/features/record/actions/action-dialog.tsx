import type { ReactNode } from 'react';
import type { JobRecord } from '@muster/contracts';
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
import { useRecordWords } from '../messages.ts';

interface ActionDialogProps {
  job: JobRecord;
  onClose: () => void;
  title: string;
  confirm: string;
  danger?: boolean;
  disabled?: boolean;
  effects: readonly string[];
  summary: ErrorSummaryProps;
  saving: FormMutation;
  children: ReactNode;
}

/** The frame of a decision about a job: what it asks, what will happen, two ways out. */
export function ActionDialog({
  job,
  onClose,
  title,
  confirm,
  danger = false,
  disabled = false,
  effects,
  summary,
  saving,
  children,
}: ActionDialogProps) {
  const t = useRecordWords();
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={title}
      subtitle={[job.details?.company.name, job.number].filter(Boolean).join(' · ')}
      avatar={<Avatar name={job.details?.company.name ?? job.title} size={32} shape="square" />}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onClose}>
            {t('dialog.keep')}
          </Button>
          <Button
            type="submit"
            size="md"
            variant={danger ? 'danger' : 'filled'}
            loading={saving.pending}
            disabled={disabled}
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
