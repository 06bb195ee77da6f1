import type { ReactNode } from 'react';
import type { Placement } from '@muster/contracts';
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
import { usePlacementWords } from './messages.ts';

export interface PlacementDialogProps {
  placement: Placement;
  onClose: () => void;
}

interface FrameProps extends PlacementDialogProps {
  title: string;
  danger?: boolean;
  effects: readonly string[];
  summary: ErrorSummaryProps;
  saving: FormMutation;
  children?: ReactNode;
}

/** The frame of a decision about a placement: what it asks, what will happen, two ways out. */
export function PlacementDialog({
  placement,
  onClose,
  title,
  danger = false,
  effects,
  summary,
  saving,
  children,
}: FrameProps) {
  const t = usePlacementWords();
  const name = placement.candidate?.name ?? t('hidden');
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={title}
      subtitle={`${name} · ${placement.number}`}
      avatar={<Avatar name={name} size={32} />}
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
          >
            {title}
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
