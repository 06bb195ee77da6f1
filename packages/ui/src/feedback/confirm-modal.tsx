import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { CancelButton } from '../overlay/cancel-button.tsx';
import { DecisionModal } from '../overlay/decision-modal.tsx';
import { EffectList, type Effect } from '../overlay/effect-list.tsx';
import { OverlayFooter } from '../overlay/overlay-footer.tsx';

export type ConfirmModalProps = {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question as a verb and its object: `Delete note`. */
  title: string;
  /** The verb again, on the confirming button. */
  confirmLabel: string;
  /** Label of the leave button: `Keep note`. Default "Cancel". */
  cancelLabel?: string;
  /** The effects, in plain sentences; null if nothing is decided, as before leaving a form. */
  effects: readonly Effect[] | null;
  /** Whether the confirming button is red. */
  danger?: boolean;
  pending?: boolean;
  /** Seconds in which the decision can be undone. */
  undoSeconds?: number;
  children?: ReactNode;
};

/** A yes-or-no decision that says what will happen. */
export function ConfirmModal({
  opened,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel,
  effects,
  danger = false,
  pending = false,
  undoSeconds,
  children,
}: ConfirmModalProps) {
  const t = useT(uiMessages);
  return (
    <DecisionModal
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <OverlayFooter left={undoSeconds && t('feedback.undoIn', { count: undoSeconds })}>
          <CancelButton>{cancelLabel ?? t('action.cancel')}</CancelButton>
          <Button
            variant={danger ? 'danger' : 'filled'}
            size="md"
            loading={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </OverlayFooter>
      }
    >
      {children}
      <EffectList items={effects ?? []} />
    </DecisionModal>
  );
}
