import {
  openSignatureStates,
  signatureDocumentMachine,
  type SignatureMachineAction,
  type SignatureState,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  SignatureDocumentModel,
  type Party,
  type SignatureRecord,
} from '../signature-document.model.ts';

/** Fields that the audit log keeps of each change; the document's content is not among them. */
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

/** Jobs have no IP address; a guest with a link has one, but no account. */
export const actorKindOf = ({ userId, ctx }: Tx): { actorKind?: 'job' | 'guest' } =>
  userId === null ? { actorKind: ctx.ip === '' ? 'job' : 'guest' } : {};

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
    ...actorKindOf(tx),
  });

export const isOpen = ({ status }: Pick<SignatureRecord, 'status'>): boolean =>
  openSignatureStates.some((state) => state === status);

/** Checks whether the parties do not know of it yet: it has an approver who has not approved it. */
export const isHeldBack = ({ approverId, approvedAt }: Approval): boolean =>
  Boolean(approverId) && !approvedAt;

type Approval = Pick<SignatureRecord, 'approverId' | 'approvedAt'>;

/**
 * Returns who signs now: the first party that has not, or all of them if the order does not matter.
 */
export function partiesInTurn({ parties, order, ...document }: Turn): Party[] {
  if (!isOpen(document) || isHeldBack(document)) return [];
  const left = parties.filter((party) => party.status !== 'signed');
  return order === 'parallel' ? left : left.slice(0, 1);
}

type Turn = Approval & Pick<SignatureRecord, 'parties' | 'status' | 'order'>;

export const isTurnOf = (document: Turn, { key }: Pick<Party, 'key'>): boolean =>
  partiesInTurn(document).some((party) => party.key === key);

/** @throws AppError DOCUMENT_NOT_YOUR_TURN while another party signs first, NOT_FOUND before it is approved */
export function requireTurn(document: Turn, party: Pick<Party, 'key'>): void {
  if (isHeldBack(document)) throw new AppError('NOT_FOUND');
  const [first] = partiesInTurn(document);
  if (first && !isTurnOf(document, party))
    throw new AppError('DOCUMENT_NOT_YOUR_TURN', { context: { name: first.name } });
}

/** Returns the parties, with those marked as asked whose turn it is. */
export const withAsked = (document: Turn): Party[] =>
  document.parties.map((party) =>
    party.status === 'waiting' && isTurnOf(document, party)
      ? { ...party, status: 'notified' as const }
      : party,
  );
