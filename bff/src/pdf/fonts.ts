import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

/** The fonts of a document. */
export interface Faces {
  regular: PDFFont;
  bold: PDFFont;
  italic: PDFFont;
}

// Covers Latin, Greek and Cyrillic, under the Open Font License.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const kept = new Map<string, Promise<Buffer>>();
const bytesOf = (name: string): Promise<Buffer> => {
  const file = kept.get(name) ?? readFile(join(folder, `LiberationSans-${name}.ttf`));
  kept.set(name, file);
  return file;
};

/** Embeds the glyphs that the document uses. */
export async function embedFaces(pdf: PDFDocument): Promise<Faces> {
  pdf.registerFontkit(fontkit);
  const [regular, bold, italic] = await Promise.all(
    ['Regular', 'Bold', 'Italic'].map(async (name) =>
      pdf.embedFont(await bytesOf(name), { subset: true }),
    ),
  );
  if (!regular || !bold || !italic) throw new Error('The faces were not embedded');
  return { regular, bold, italic };
}
