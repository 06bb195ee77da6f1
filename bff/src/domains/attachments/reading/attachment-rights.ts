import {
  candidateAttachmentTypes,
  type AttachmentAction,
  type AttachmentBlocker,
  type OwnAttachment,
  type PermissionName,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { readableTypes } from '../../../text-extraction/text-extraction.types.ts';
import { showFile, type StoredFile } from '../../files/api/files.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';
import { mayReadOn } from '../attachments.policy.ts';
import type { FileOwner } from './file-owner.ts';

const readableCv = (file: StoredFile): boolean => Object.hasOwn(readableTypes, showFile(file).type);

/** Returns staff's current actions on an attachment. */
export function staffActions(
  actor: Actor,
  attachment: Attachment,
  { owner, file }: { owner: FileOwner; file: StoredFile },
): AttachmentAction[] {
  if (owner.deletedAt || !mayReadOn(actor, attachment, owner)) return [];
  const may = (permission: PermissionName) => owner.holds(actor, permission);
  if (attachment.deletedAt)
    return may('attachment.delete') && isRestorable(attachment, file) ? ['restore'] : [];
  const { type, isPrimary } = attachment;
  const isCv = type === 'cv';
  const isClean = file.scan === 'clean';
  return granted([
    ['download', isClean],
    ['edit', may('attachment.changeType')],
    ['set_type', owner.candidate !== null && may('attachment.changeType')],
    ['set_visibility', may('attachment.changeVisibility')],
    ['set_primary', isCv && !isPrimary && may('attachment.changeType')],
    [
      'extract',
      (isCv || type === 'agency_cv') &&
        isClean &&
        readableCv(file) &&
        may('candidate.updateExperience'),
    ],
    ['delete', may('attachment.delete')],
  ]);
}

/** Returns candidates' actions on an attachment about them. */
export function ownActions(
  actor: Actor,
  attachment: Attachment,
  {
    file,
    blockedBy,
    isOpen,
  }: { file: StoredFile; blockedBy: AttachmentBlocker | null; isOpen: boolean },
): AttachmentAction[] {
  const mayChange = isOpen && actor.can('attachment.manageOwn') && isOwn(attachment);
  if (attachment.deletedAt) return mayChange && isRestorable(attachment, file) ? ['restore'] : [];
  const isCv = attachment.type === 'cv';
  return granted([
    ['download', file.scan === 'clean'],
    ['set_type', mayChange && !attachment.typeLocked],
    ['set_primary', mayChange && isCv && !attachment.isPrimary],
    ['delete', mayChange && blockedBy === null],
  ]);
}

/** Whether the candidate uploaded it. */
export const isOwn = ({ uploadedByKind }: Pick<Attachment, 'uploadedByKind'>): boolean =>
  uploadedByKind === 'candidate';

/** Types that candidates may choose for their own file. */
export const ownTypes = (attachment: Attachment): OwnAttachment['allowedTypes'] =>
  isOwn(attachment) && !attachment.typeLocked ? [...candidateAttachmentTypes] : [];

const isRestorable = ({ deletedAt }: Attachment, { scan }: StoredFile): boolean =>
  deletedAt !== null && scan !== 'blocked' && restorableUntil(deletedAt) > new Date();

const granted = (actions: readonly [AttachmentAction, boolean][]): AttachmentAction[] =>
  actions.filter(([, allowed]) => allowed).map(([action]) => action);
