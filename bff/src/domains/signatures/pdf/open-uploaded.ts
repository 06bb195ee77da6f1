import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF that was not made here. What its own form holds becomes part of the page: the seal
 * takes the place of the form. Fails for what is encrypted or damaged.
 */
export async function openUploaded(bytes: Buffer): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const form = pdf.catalog.getAcroForm() && pdf.getForm();
  if (form && form.getFields().length > 0) form.flatten();
  return pdf;
}
