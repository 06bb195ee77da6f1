import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { PlacedField } from '@muster/contracts';
import type { Party } from '../signature-document.model.ts';
import type { SignatureEvent } from '../signature-event.model.ts';
import { embedFaces, type Faces } from '../../../pdf/fonts.ts';
import { PageWriter, quietInk } from '../../../pdf/page-writer.ts';
import { drawPlaced } from './draw-placed.ts';
import { drawSignature } from './draw-signature.ts';
import { boxOf } from './render-document.ts';

interface Finished {
  unsigned: Buffer;
  title: string;
  documentId: string;
  sha256Unsigned: string;
  parties: readonly Party[];
  /** Where they signed on the pages of an uploaded PDF; null: on the last page. */
  placed: readonly PlacedField[] | null;
  events: readonly SignatureEvent[];
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/**
 * Returns the signed document: the text, the signatures on it, and a page with the history of
 * signing.
 */
export async function finishDocument(finished: Finished): Promise<PDFDocument> {
  const { unsigned, title, documentId, sha256Unsigned, parties, placed, events } = finished;
  const pdf = await PDFDocument.load(unsigned, { updateMetadata: false });
  const faces = await embedFaces(pdf);
  if (placed) await drawPlaced(pdf, faces, placed, parties);
  else await drawOnLastPage(pdf, faces, parties);
  const writer = new PageWriter(pdf, faces);
  const quiet = { quiet: true, size: 8.5 } as const;
  writer.text('Certificate of signatures', { font: faces.bold, size: 16 });
  writer.text(title, { before: 6 });
  writer.text(`Document ${documentId}`, quiet);
  writer.text(`SHA-256 of what was signed: ${sha256Unsigned}`, quiet);
  for (const party of parties) {
    writer.text(party.name, { font: faces.bold, before: 14 });
    if (party.identity)
      writer.text(
        `Verified legal identity: ${party.identity.legalName}, version ${party.identity.revision}`,
        { size: 9 },
      );
    if (party.signedAt)
      writer.text(
        `Signed on ${moment(party.signedAt)}, ${party.signature?.kind ?? ''}, consent ${party.consentVersion ?? ''}`,
        { size: 9 },
      );
  }
  writer.text('History', { font: faces.bold, before: 18, size: 12 });
  writer.text(
    'Each line holds the hash of the line before, so that no line can be changed.',
    quiet,
  );
  for (const { seq, at, type, by, hash } of events) {
    writer.text(`${seq}. ${moment(at)}  ${type}${by ? `  ${by}` : ''}`, { size: 9, before: 5 });
    writer.text(hash, { ...quiet, size: 7.5 });
  }
  return pdf;
}

/** Draws signatures on the signature page, which every text ends with. */
async function drawOnLastPage(
  pdf: PDFDocument,
  faces: Faces,
  parties: readonly Party[],
): Promise<void> {
  const page = pdf.getPage(pdf.getPageCount() - 1);
  for (const [index, party] of parties.entries()) {
    if (party.signature) await drawSignature(page, faces, party.signature, boxOf(index));
    drawDate(page, faces, party, index);
  }
}

function drawDate(page: PDFPage, faces: Faces, { signedAt }: Party, index: number): void {
  const box = boxOf(index);
  if (signedAt)
    page.drawText(moment(signedAt), {
      x: box.x,
      y: box.y - 44,
      font: faces.regular,
      size: 8.5,
      color: quietInk,
    });
}
