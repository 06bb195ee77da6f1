import type { signatureEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';
import { staffPlace } from './document-notices.ts';
import { liveSubject, sentBy } from './document-subject.ts';
import { endAsVoid } from './end-document.ts';
import { runOnDocument } from './run-on-document.ts';
import { needsSecondPerson } from './show-document.ts';

/** Asks a second person to void a document that a party has signed and a colleague sent. */
export const askToVoid: Service<(typeof signatureEndpoints)['askVoid']> = (
  ctx,
  { params, body: { version, note } },
) =>
  runOnDocument(ctx, params.id, async (tx, { document }) => {
    if (!needsSecondPerson(ctx.actor, document))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: document.status, action: 'ask_void' },
      });
    if (version !== document.version) throw versionConflict(document, ['status']);
    await requestApproval(tx, voidApproval, {
      subjectId: document._id,
      payload: { note },
      reason: note,
    });
    return document;
  });

const find = (
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SignatureRecord | null> =>
  SignatureDocumentModel.findOne({ _id, deletedAt: null }, null, { session }).lean();

/** Returns those of these documents that the actor may send. */
async function decidable(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
) {
  const documents = await SignatureDocumentModel.find(
    { _id: { $in: [...ids] }, deletedAt: null },
    { candidateId: 1, companyId: 1, title: 1 },
    { session },
  ).lean();
  const isSent = await sentBy(actor, documents);
  return new Map(
    documents
      .filter(isSent)
      .map(
        (document) =>
          [
            document._id.toHexString(),
            { label: document.title, link: staffPlace(document) },
          ] as const,
      ),
  );
}

/** Approval for voiding a partly signed document: by its sender, or by two people. */
export const voidApproval = defineApproval({
  name: 'signature_void',
  subjectType: 'signature_document',
  payload: z.object({ note: z.string() }),
  asks: 'void a document of {name} that was partly signed',
  // A document with a client alone has no candidate, so the client's name is used.
  asksOf: async (id, session) => {
    const document = await find(id, session);
    const subject = document?.companyId && (await liveSubject(document, session));
    const name = subject && subject.company?.name;
    // The whole sentence is limited to eighty characters.
    const called = name ? name.slice(0, 38) : '{name}';
    return `void a document of ${called} that was partly signed`;
  },
  concerns: async (id, session) => (await find(id, session))?.candidateId ?? null,
  subjects: decidable,
  facts: async (id) => {
    const signed = (await find(id))?.parties.filter(({ status }) => status === 'signed') ?? [];
    return [{ name: 'signedBy', value: signed.map(({ name }) => name).join(', ') || '–' }];
  },
  run: async (tx, { subjectId, payload: { note } }) => {
    const document = await find(subjectId, tx.session);
    if (!document) throw new AppError('NOT_FOUND');
    await endAsVoid(tx, document, { version: null, note });
  },
});
