import { openSignatureStates } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { changeDocument, isOpen } from './document/change-document.ts';
import { notifyOfExpiry } from './document/end-notices.ts';
import { isReminderDue, remind } from './document/end-document.ts';
import { addEvent } from './document/event-chain.ts';
import { SignatureDocumentModel } from './signature-document.model.ts';

const batch = 200;
const open = { status: { $in: [...openSignatureStates] }, deletedAt: null };

/** Ends expired documents. */
export async function expireDocuments(signal: AbortSignal, now = new Date()): Promise<number> {
  const over = await SignatureDocumentModel.find({ ...open, expiresAt: { $lte: now } }, { _id: 1 })
    .limit(batch)
    .lean();
  let done = 0;
  for (const { _id } of over) {
    if (signal.aborted) break;
    done += await transact(systemContext('signatures.clocks'), async (tx) => {
      const document = await SignatureDocumentModel.findOne({ _id, ...open }, null, {
        session: tx.session,
      }).lean();
      if (!document?.expiresAt || document.expiresAt > now) return 0;
      const { after } = await changeDocument(tx, document, {
        action: 'expire',
        to: 'expired',
        version: null,
      });
      await addEvent(tx, _id, { type: 'expired' });
      await notifyOfExpiry(tx, after);
      return 1;
    });
  }
  return done;
}

/** Sends reminders of documents every few days, up to the maximum. */
export async function remindOfDocuments(signal: AbortSignal, now = new Date()): Promise<number> {
  const waiting = await SignatureDocumentModel.find({ ...open, expiresAt: { $gt: now } })
    .sort({ expiresAt: 1 })
    .lean();
  let done = 0;
  for (const { _id } of waiting.filter((document) => isReminderDue(document, now))) {
    if (signal.aborted) break;
    done += await transact(systemContext('signatures.clocks'), async (tx) => {
      const document = await SignatureDocumentModel.findById(_id, null, {
        session: tx.session,
      }).lean();
      if (!document || !isOpen(document) || !isReminderDue(document, now)) return 0;
      await remind(tx, document);
      return 1;
    });
  }
  return done;
}

/** Jobs that check deadlines of documents every ten minutes. */
export const signatureJobs: readonly JobDefinition[] = [
  {
    name: 'signatures.clocks',
    everyMs: 10 * 60_000,
    run: async ({ signal, log }) => {
      const expired = await expireDocuments(signal);
      const reminded = await remindOfDocuments(signal);
      if (expired + reminded > 0) log.info({ expired, reminded }, 'documents to sign');
    },
  },
];
