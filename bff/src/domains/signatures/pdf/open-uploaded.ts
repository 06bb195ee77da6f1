import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF that was not made here. Its form is flattened into the page, because the seal
 * replaces the form. Throws for encrypted or damaged files.
 */
export async function openUploaded(bytes: Buffer): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const form = pdf.catalog.getAcroForm() && pdf.getForm();
  if (form && form.getFields().length > 0) form.flatten();
  return pdf;
}
