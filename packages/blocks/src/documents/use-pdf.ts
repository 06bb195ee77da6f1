import { useEffect, useState } from 'react';
import { PdfProblem, type OpenPdf, type PdfDocument } from './pdf-document.types.ts';

const openInWorker: OpenPdf = async (bytes) => {
  const { openPdf } = await import('./pdf-engine.ts');
  return openPdf(bytes);
};

export type OpenedPdf =
  | { state: 'opening' }
  | { state: 'open'; pdf: PdfDocument }
  | { state: 'failed'; reason: PdfProblem['reason'] };

/** Keeps a PDF open while it is shown. */
export function usePdf(bytes: Blob, open: OpenPdf = openInWorker): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf & { of?: Blob }>({ state: 'opening' });
  useEffect(() => {
    let left = false;
    let pdf: PdfDocument | null = null;
    async function begin() {
      try {
        pdf = await open(await bytes.arrayBuffer());
        if (left) pdf.close();
        else setOpened({ state: 'open', pdf, of: bytes });
      } catch (error) {
        const reason = error instanceof PdfProblem ? error.reason : 'broken';
        if (!left) setOpened({ state: 'failed', reason, of: bytes });
      }
    }
    void begin();
    return () => {
      left = true;
      pdf?.close();
    };
  }, [bytes, open]);
  return opened.of === bytes ? opened : { state: 'opening' };
}
