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
  /** What leaving means: `Keep note`. Default "Cancel". */
  cancelLabel?: string;
  /** What will happen, in plain sentences; null where nothing is decided, as before leaving a form. */
  effects: readonly Effect[] | null;
  /** Red confirming button. */
  danger?: boolean;
  pending?: boolean;
  /** The decision can be taken back for this many seconds. */
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
