import { useSyncExternalStore } from 'react';
import { ConfirmModal, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { onQuestion, openQuestion } from './leave-question.ts';

/** "Leave without saving?": Esc and the close button keep editing. */
export function LeaveDialog() {
  const t = useT(shellMessages);
  const question = useSyncExternalStore(onQuestion, openQuestion);
  // Mounted only with the question, so that it comes after and above the drawer it asks about.
  if (!question) return null;
  return (
    <ConfirmModal
      effects={null}
      opened
      danger
      title={t('leaveTitle')}
      cancelLabel={t('leaveStay')}
      confirmLabel={t('leaveGo')}
      onClose={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    >
      {question.reason}
    </ConfirmModal>
  );
}
