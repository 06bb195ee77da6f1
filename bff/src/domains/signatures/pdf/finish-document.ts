import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { SignatureImage } from '@muster/contracts';
import type { Party } from '../signature-document.model.ts';
import type { SignatureEvent } from '../signature-event.model.ts';
import { embedFaces, type Faces } from '../../../pdf/fonts.ts';
import { ink, PageWriter, quietInk } from '../../../pdf/page-writer.ts';
import { boxOf } from './render-document.ts';

interface Finished {
  unsigned: Buffer;
  title: string;
  documentId: string;
  sha256Unsigned: string;
  parties: readonly Party[];
  events: readonly SignatureEvent[];
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** The signed document: what was read, the signatures on it, and a page that tells how they came. */
export async function finishDocument(finished: Finished): Promise<PDFDocument> {
  const { unsigned, title, documentId, sha256Unsigned, parties, events } = finished;
  const pdf = await PDFDocument.load(unsigned, { updateMetadata: false });
  const faces = await embedFaces(pdf);
  const page = pdf.getPage(pdf.getPageCount() - 1);
  for (const [index, party] of parties.entries()) {
    drawParty(page, faces, party, index);
    if (party.signature?.kind === 'uploaded')
      await drawPicture(page, party.signature.image, boxOf(index));
  }
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

function drawParty(page: PDFPage, faces: Faces, party: Party, index: number): void {
  const box = boxOf(index);
  if (party.signature) drawSignature(page, faces, party.signature, box);
  if (party.signedAt)
    page.drawText(moment(party.signedAt), {
      ...{ x: box.x, y: box.y - 44, font: faces.regular, size: 8.5 },
      color: quietInk,
    });
}

function drawSignature(
  page: PDFPage,
  { italic }: Faces,
  signature: SignatureImage,
  { x, y, width, height }: ReturnType<typeof boxOf>,
): void {
  if (signature.kind === 'typed') {
    const size = Math.min(26, (26 * width) / italic.widthOfTextAtSize(signature.name, 26));
    page.drawText(signature.name, { x, y: y + 10, font: italic, size, color: ink });
    return;
  }
  if (signature.kind === 'uploaded') return;
  const path = signature.strokes
    .map((points) =>
      points
        .map((value, i) => (i % 2 === 0 ? `${i === 0 ? 'M' : 'L'}${value}` : ` ${value} `))
        .join(''),
    )
    .join('');
  page.drawSvgPath(path, {
    ...{ x, y: y + height, scale: width / 1000 },
    ...{ borderColor: ink, borderWidth: 5 },
  });
}

/** A signature as a picture, as large as its place takes. */
async function drawPicture(
  page: PDFPage,
  base64: string,
  { x, y, width, height }: ReturnType<typeof boxOf>,
): Promise<void> {
  const picture = await page.doc.embedJpg(Buffer.from(base64, 'base64'));
  page.drawImage(picture, { x, y: y + 2, ...picture.scaleToFit(width, height) });
}
