import type {
  Attachment as ShownAttachment,
  OwnAttachment,
  AttachmentBlocker,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readTogether } from '../../db/read-together.ts';
import { restorableUntil } from '../../db/soft-delete.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { findFiles, showFile, type StoredFile } from '../files/api/files.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { FileOwner } from './reading/file-owner.ts';
import { isOwn, ownActions, ownTypes, staffActions } from './reading/attachment-rights.ts';
import {
  AttachmentTextModel,
  type Attachment,
} from '../../records/attachments/attachment.model.ts';
import { ownBlocker } from './changes/deletion-blocker.ts';
import { isOpenToPerson } from './reading/own-record.ts';

/** Serialises a record's attachments for staff. */
export async function showAttachments(
  actor: Actor,
  attachments: readonly Attachment[],
  owner: FileOwner,
  session: ClientSession | null = null,
): Promise<ShownAttachment[]> {
  const [files, people, withText] = await readTogether(session, [
    () => findFiles(fileIds(attachments), session),
    () =>
      findPeople(
        attachments.map(({ createdBy }) => createdBy),
        session,
      ),
    () => textsOf(attachments, session),
  ]);
  return attachments.flatMap((attachment) => {
    const file = files.get(attachment.fileId.toHexString());
    if (!file) return [];
    return [
      {
        ...commonOf(attachment, file),
        ownerType: attachment.ownerType,
        ownerId: attachment.ownerId.toHexString(),
        visibility: attachment.visibility,
        uploadedByKind: attachment.uploadedByKind,
        uploadedBy: people.ref(attachment.createdBy),
        hasText: withText.has(attachment._id.toHexString()),
        allowedActions: staffActions(actor, attachment, { owner, file }),
      },
    ];
  });
}

/** Serialises one attachment; see {@link showAttachments}. */
export async function showAttachment(
  actor: Actor,
  attachment: Attachment,
  owner: FileOwner,
  session: ClientSession | null = null,
): Promise<ShownAttachment> {
  const [shown] = await showAttachments(actor, [attachment], owner, session);
  if (!shown) throw new Error('An attachment has a file');
  return shown;
}

/** Serialises attachments for their own candidate. */
export async function showOwnAttachments(
  actor: Actor,
  attachments: readonly Attachment[],
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<OwnAttachment[]> {
  const isOpen = isOpenToPerson(candidate);
  const files = await findFiles(fileIds(attachments), session);
  const shown: OwnAttachment[] = [];
  for (const attachment of attachments) {
    const file = files.get(attachment.fileId.toHexString());
    if (!file) continue;
    const blockedBy: AttachmentBlocker | null = isOwn(attachment)
      ? await ownBlocker(attachment, session)
      : null;
    shown.push({
      ...commonOf(attachment, file),
      own: isOwn(attachment),
      shownToClients: attachment.visibility === 'client' || attachment.visibility === 'everyone',
      allowedTypes: ownTypes(attachment),
      deleteBlockedBy: blockedBy,
      allowedActions: ownActions(actor, attachment, { file, blockedBy, isOpen }),
    });
  }
  return shown;
}

export async function showOwnAttachment(
  actor: Actor,
  attachment: Attachment,
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<OwnAttachment> {
  const [shown] = await showOwnAttachments(actor, [attachment], candidate, session);
  if (!shown) throw new Error('An attachment has a file');
  return shown;
}

function commonOf(attachment: Attachment, file: StoredFile) {
  const { id: _id, ...shownFile } = showFile(file);
  const { deletedAt } = attachment;
  return {
    id: attachment._id.toHexString(),
    type: attachment.type,
    title: attachment.title,
    isPrimary: attachment.isPrimary,
    file: shownFile,
    expiresOn: attachment.expiresOn,
    createdAt: attachment.createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    restorableUntil: deletedAt ? restorableUntil(deletedAt).toISOString() : null,
    version: attachment.version,
  };
}

const fileIds = (attachments: readonly Attachment[]): Types.ObjectId[] =>
  attachments.map(({ fileId }) => fileId);

async function textsOf(
  attachments: readonly Attachment[],
  session: ClientSession | null,
): Promise<Set<string>> {
  if (attachments.length === 0) return new Set();
  const found = await AttachmentTextModel.find(
    { _id: { $in: attachments.map(({ _id }) => _id) } },
    { _id: 1 },
    { session },
  ).lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}
