import { GlobalWorkerOptions, TextLayer, getDocument, type PDFPageProxy } from 'pdfjs-dist';
import { PdfProblem, type OpenPdf, type PdfPage } from './pdf-document.types.ts';

// A file of the remote's own release: the content security policy requires the same origin.
GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/**
 * Opens PDFs in a worker. Nothing in a file is executed: no scripts, no forms, no external
 * resources.
 */
export const openPdf: OpenPdf = async (bytes) => {
  const task = getDocument({
    // The worker takes ownership of the bytes, so a second opening needs its own copy.
    data: new Uint8Array(bytes.slice(0)),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await task.promise;
    return {
      pageCount: pdf.numPages,
      page: async (number) => toPage(await pdf.getPage(number)),
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new PdfProblem(locked ? 'locked' : 'broken', error);
  }
};

/** Canvases beyond this many pixels are refused by some browsers. */
const maxPixels = 16_000_000;

function toPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw(canvas, scale, signal) {
      const sharpest = Math.sqrt(maxPixels / (width * height));
      const viewport = page.getViewport({
        scale: Math.min(scale * window.devicePixelRatio, sharpest),
      });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise;
    },
    async writeText(container, scale, signal) {
      container.replaceChildren();
      container.style.setProperty('--total-scale-factor', String(scale));
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container,
        viewport: page.getViewport({ scale }),
      });
      signal.addEventListener('abort', () => layer.cancel(), { once: true });
      await layer.render();
    },
  };
}
