import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';

/** Saves changes of parties or files that leave the document's state as it is. */
export async function keepOnDocument(
  tx: Tx,
  document: SignatureRecord,
  set: Partial<Pick<SignatureRecord, 'parties' | 'signedFileId' | 'sha256Signed'>>,
): Promise<SignatureRecord> {
  const after = await compareAndSet<SignatureRecord>(tx, SignatureDocumentModel, document, {
    $set: set,
  });
  if (!after) throw versionConflict(document, Object.keys(set));
  return after;
}
