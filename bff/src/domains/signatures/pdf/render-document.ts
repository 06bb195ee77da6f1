import { PDFDocument } from '@cantoo/pdf-lib';
import type { SignatureParty } from '@muster/contracts';
import { embedFaces } from '../../../pdf/fonts.ts';
import { ink, margin, pageSize, PageWriter, quietInk } from '../../../pdf/page-writer.ts';

interface Written {
  title: string;
  /** The text with its gaps filled. */
  text: string;
  agencyName: string;
  /** In signing order. */
  signers: readonly { key: SignatureParty; name: string; role: string }[];
  at: Date;
}

/** Returns the position of a party's signature on the last page. */
export const boxOf = (index: number) => ({
  x: margin,
  y: pageSize.height - 230 - index * 180,
  width: 300,
  height: 90,
});

/** Renders the unsigned document: the text, and a page for the signatures. */
export async function renderDocument(written: Written): Promise<Buffer> {
  const { title, text, agencyName, signers, at } = written;
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setProducer('Muster');
  pdf.setCreator(agencyName);
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const faces = await embedFaces(pdf);
  const writer = new PageWriter(pdf, faces);
  writer.text(title, { font: faces.bold, size: 18 });
  writer.text(agencyName, { quiet: true, before: 4 });
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('## '))
      writer.text(line.slice(3), { font: faces.bold, size: 12, before: 14 });
    else if (line.startsWith('- ')) writer.text(`•  ${line.slice(2)}`, { indent: 14, before: 3 });
    else writer.text(line, { before: 6 });
  }
  const page = pdf.addPage([pageSize.width, pageSize.height]);
  const top = pageSize.height - margin - 20;
  page.drawText('Signatures', { x: margin, y: top, font: faces.bold, size: 14, color: ink });
  for (const [index, { name, role }] of signers.entries()) {
    const { x, y, width } = boxOf(index);
    page.drawLine({
      start: { x, y },
      end: { x: x + width, y },
      thickness: 0.8,
      color: quietInk,
    });
    page.drawText(name, { x, y: y - 16, font: faces.bold, size: 10, color: ink });
    page.drawText(role, { x, y: y - 30, font: faces.regular, size: 9, color: quietInk });
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
