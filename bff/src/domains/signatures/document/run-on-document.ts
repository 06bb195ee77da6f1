import type { SignatureDocument } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { findDocument, type FoundDocument } from './find-document.ts';
import { showDocument } from './show-document.ts';

/** Changes a document that the caller may send, and returns its new state. */
export const runOnDocument = (
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, found: FoundDocument) => Promise<SignatureRecord>,
): Promise<SignatureDocument> =>
  transactShown(ctx, {
    find: (session) => findDocument(ctx.actor, id, session),
    change: async (tx, found) => ({ ...found, document: await work(tx, found) }),
    show: (found, session) => showDocument(ctx.actor, found, session),
  });
