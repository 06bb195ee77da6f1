import { FlowBuilder, type FlowParagraph } from '../layout/flow.ts';
import { readXml } from './xml-events.ts';
import { zipParts } from './zip-parts.ts';

interface OdtStyle {
  parent: string | null;
  bold?: boolean;
  size?: number;
  breaksPage?: boolean;
}
type Styles = Map<string, OdtStyle>;

const normalSize = 11;
const deepest = 10;

/** `styles.xml` has the page headers, `content.xml` the text. */
export async function odtFlow(bytes: Uint8Array): Promise<FlowParagraph[] | null> {
  const files = await zipParts(bytes, /^(content|styles)\.xml$/);
  const content = files.get('content.xml');
  if (!content) return null;
  const styles: Styles = new Map();
  for (const xml of files.values()) readStyles(xml, styles);
  const flow = new FlowBuilder();
  const header = files.get('styles.xml');
  if (header) readBody(header, 'header', flow, styles);
  readBody(content, 'text', flow, styles);
  return flow.finish();
}

function readStyles(xml: string, styles: Styles): void {
  let current: OdtStyle | null = null;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'style' && attributes['name']) {
        current = { parent: attributes['parent-style-name'] ?? null };
        styles.set(attributes['name'], current);
      } else if (current && name === 'text-properties') {
        const { 'font-weight': weight, 'font-size': size } = attributes;
        if (weight) current.bold = weight === 'bold' || Number(weight) >= 600;
        if (size?.endsWith('pt')) current.size = Number.parseFloat(size);
      } else if (current && name === 'paragraph-properties')
        current.breaksPage = attributes['break-before'] === 'page';
    },
    close(name) {
      if (name === 'style') current = null;
    },
    text: () => undefined,
  });
}

function styleOf(styles: Styles, name: string | undefined, depth = 0): Partial<OdtStyle> {
  const style = styles.get(name ?? '');
  if (!style || depth > deepest) return {};
  const { parent, ...own } = style;
  return { ...(parent ? styleOf(styles, parent, depth + 1) : {}), ...own };
}

/** Reads the paragraphs inside `body`: `text` of the content, or the `header` of the pages. */
function readBody(xml: string, body: 'text' | 'header', flow: FlowBuilder, styles: Styles): void {
  const faces: Partial<OdtStyle>[] = [];
  let inside = 0;
  let paragraph: { text: string; letters: number; boldLetters: number; size: number } | null = null;
  let lists = 0;
  let isItem = false;
  let notes = 0;

  const write = (text: string) => {
    if (!paragraph || notes > 0) return;
    const face = Object.assign({}, ...faces) as Partial<OdtStyle>;
    paragraph.text += text;
    const letters = text.trim().length;
    paragraph.letters += letters;
    if (face.bold) paragraph.boldLetters += letters;
    if (letters > 0) paragraph.size = Math.max(paragraph.size, face.size ?? normalSize);
  };

  readXml(xml, {
    open(name, attributes) {
      if (name === body) inside += 1;
      if (inside === 0) return;
      const style = styleOf(styles, attributes['style-name']);
      if (name === 'p' || name === 'h') {
        faces.length = 0;
        faces.push(name === 'h' ? { bold: true, ...style } : style);
        if (style.breaksPage) flow.breakPage();
        paragraph = { text: isItem ? '• ' : '', letters: 0, boldLetters: 0, size: 0 };
        isItem = false;
      } else if (name === 'span') faces.push(style);
      else if (name === 'tab') write('\t');
      else if (name === 'line-break') write('\n');
      else if (name === 's') write(' '.repeat(Math.min(Number(attributes['c'] ?? 1), 40)));
      else if (name === 'list') lists += 1;
      else if (name === 'list-item') isItem = true;
      else if (name === 'table-row') flow.startRow();
      else if (name === 'table-cell') flow.startCell();
      else if (name === 'note' || name === 'annotation') notes += 1;
    },
    close(name) {
      if (inside === 0) return;
      if (name === body) inside -= 1;
      else if ((name === 'p' || name === 'h') && paragraph) {
        const { text, letters, boldLetters, size } = paragraph;
        const bold = letters > 0 && boldLetters * 2 > letters;
        flow.add({ text, bold, size: size || normalSize, indent: lists });
        paragraph = null;
      } else if (name === 'span') faces.pop();
      else if (name === 'list') lists -= 1;
      else if (name === 'table-row') flow.endRow();
      else if (name === 'note' || name === 'annotation') notes -= 1;
    },
    text: (value) => write(value.replaceAll(/\s+/g, ' ')),
  });
}
