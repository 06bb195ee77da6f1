import {
  PDFArray,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, Signer } from '@signpdf/utils';
import type { AgencySeal } from './agency-seal.ts';
import { signCms } from './sign-cms.ts';

/** Room for the signature and its certificates, and for a time stamp with those of its server. */
const room = 32_768;

/**
 * Seals a finished PDF: a digital signature of the agency over every byte except itself (PAdES,
 * baseline B-B; with a time stamp, B-T), which any PDF reader can check.
 */
export async function sealPdf(
  pdf: PDFDocument,
  seal: AgencySeal,
  { reason, at }: { reason: string; at: Date },
): Promise<Buffer> {
  addPlaceholder(pdf, { name: seal.name, reason, at });
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  return new SignPdf().sign(bytes, new AgencySigner(seal), at);
}

class AgencySigner extends Signer {
  readonly #seal: AgencySeal;
  constructor(seal: AgencySeal) {
    super();
    this.#seal = seal;
  }
  override sign(bytes: Buffer): Promise<Buffer> {
    return signCms(bytes, this.#seal);
  }
}

/** Adds the field that holds the signature, invisible on every page. */
function addPlaceholder(
  pdf: PDFDocument,
  { name, reason, at }: { name: string; reason: string; at: Date },
): void {
  const { context, catalog } = pdf;
  const byteRange = PDFArray.withContext(context);
  byteRange.push(PDFNumber.of(0));
  for (let i = 0; i < 3; i += 1) byteRange.push(PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: byteRange,
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
    }),
  );
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('AgencySeal'),
      F: 132,
      P: page.ref,
    }),
  );
  const annotations = page.node.Annots() ?? context.obj([]);
  annotations.push(field);
  page.node.set(PDFName.of('Annots'), annotations);
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
}
