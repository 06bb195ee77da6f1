import {
  openSignatureStates,
  signatureDocumentMachine,
  type SignatureMachineAction,
  type SignatureState,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';

/** What the audit log keeps of each change; what a document says is not among it. */
export const auditedFields = [
  'status',
  'title',
  'expiresInDays',
  'expiresAt',
  'reminders',
  'endNote',
  'sha256Unsigned',
  'sha256Signed',
] as const satisfies readonly (keyof SignatureRecord)[];

interface DocumentChange extends StateChangeRules<SignatureRecord> {
  action: SignatureMachineAction;
  to: SignatureState;
  set?: Partial<SignatureRecord>;
}

/**
 * Moves a document from one state to the next, with audit.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeDocument(
  tx: Tx,
  current: SignatureRecord,
  { action, to, set, ...rules }: DocumentChange,
): Promise<{ after: SignatureRecord; already: boolean }> {
  const { after, already } = await changeState<SignatureRecord>(
    tx,
    SignatureDocumentModel,
    current,
    {
      isRepeat: ({ status }) => status === to,
      ...rules,
      name: `signature_document.${action}`,
      requireState: ({ status }) => requireState(signatureDocumentMachine, action, status),
      set: ({ status }) => ({ $set: { ...set, status: to, previousStatus: status } }),
    },
  );
  if (!already) await auditDocument(tx, action, current, after);
  return { after, already };
}

export const auditDocument = (
  tx: Tx,
  verb: string,
  before: SignatureRecord | null,
  after: SignatureRecord,
): Promise<void> =>
  audit(tx, {
    action: `signature_document.${verb}`,
    entity: 'signature_document',
    entityId: after._id,
    changes: changesBetween<SignatureRecord>(before, after, auditedFields),
    ...(tx.userId === null && { actorKind: 'job' as const }),
  });

export const isOpen = ({ status }: Pick<SignatureRecord, 'status'>): boolean =>
  openSignatureStates.some((state) => state === status);

/** Whoever has to sign now; null where nobody has to. */
export const nextParty = ({ parties, status }: SignatureRecord) =>
  isOpen({ status }) ? (parties.find((party) => party.status !== 'signed') ?? null) : null;
