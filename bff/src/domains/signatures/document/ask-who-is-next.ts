import type { Tx } from '../../../db/unit-of-work.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { askToApprove } from './approval-notices.ts';
import { isHeldBack } from './change-document.ts';
import { askToSign } from './document-notices.ts';

/** Asks the approver, or after the approval the parties whose turn it is to sign. */
export const askWhoIsNext = (
  tx: Tx,
  document: SignatureRecord,
  isReminder = false,
): Promise<void> =>
  isHeldBack(document)
    ? askToApprove(tx, document, isReminder)
    : askToSign(tx, document, isReminder);
