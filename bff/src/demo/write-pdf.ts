/** A line of a page: larger and bold for headings. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** Points above it, in addition to the line height. */
  readonly space?: number;
}

const page = { width: 595, height: 842, margin: 56 };

/**
 * Creates a PDF with as many pages as the lines need, in one of the fonts that every reader has.
 */
export function writePdf(lines: readonly PdfLine[]): { bytes: Buffer; pages: number } {
  const pages = layOut(lines);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, i) => `${5 + i * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents ${6 + i * 2} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
      `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((body, i) => {
    offsets.push(Buffer.byteLength(file, 'latin1'));
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return { bytes: Buffer.from(file, 'latin1'), pages: pages.length };
}

function layOut(lines: readonly PdfLine[]): string[] {
  const pages: string[] = [];
  let content = '';
  let y = page.height - page.margin;
  for (const { text, size = 10.5, bold = false, space = 0 } of lines) {
    y -= size * 1.4 + space;
    if (y < page.margin) {
      pages.push(content);
      content = '';
      y = page.height - page.margin - size;
    }
    const shown = text.replace(/[()\\]/g, '\\$&');
    content += `BT /F${bold ? 2 : 1} ${size} Tf ${page.margin} ${y.toFixed(1)} Td (${shown}) Tj ET\n`;
  }
  return [...pages, content];
}
