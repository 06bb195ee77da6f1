import { FlowBuilder, type FlowParagraph } from '../layout/flow.ts';
import { docxStyles, isOn, type DocxStyle } from './docx-styles.ts';
import { readXml, type XmlReader } from './xml-events.ts';
import { zipParts } from './zip-parts.ts';

const parts = /^word\/(document|styles|header\d*|footer\d*)\.xml$/;
/** Size of one indent step in twentieths of a point. */
const step = 360;

/** Headers first (they hold names and contacts), then the text, then footers. */
export async function docxFlow(bytes: Uint8Array): Promise<FlowParagraph[] | null> {
  const files = await zipParts(bytes, parts);
  if (!files.has('word/document.xml')) return null;
  const flow = new FlowBuilder();
  const styleOf = docxStyles(files.get('word/styles.xml'));
  for (const part of ['header', 'document', 'footer'])
    for (const [name, xml] of files)
      if (name.startsWith(`word/${part}`)) readXml(xml, paragraphReader(flow, styleOf));
  return flow.finish();
}

interface OpenParagraph {
  text: string;
  style: DocxStyle;
  letters: number;
  boldLetters: number;
  size: number | null;
  indent: number;
  isList: boolean;
}

interface OpenRun {
  bold: boolean;
  size: number | null;
  isHidden: boolean;
}

/** Text boxes are inside their paragraph, so paragraphs nest. */
function paragraphReader(flow: FlowBuilder, styleOf: (id: string | null) => DocxStyle): XmlReader {
  const open: OpenParagraph[] = [];
  let run: OpenRun | null = null;
  let isText = false;
  /** Depth inside Word's fallback for readers without text boxes: it repeats the same text. */
  let fallbacks = 0;

  const write = (text: string) => {
    const paragraph = open.at(-1);
    if (!paragraph || !run || run.isHidden || fallbacks > 0) return;
    paragraph.text += text;
    const letters = text.trim().length;
    paragraph.letters += letters;
    if (run.bold) paragraph.boldLetters += letters;
    if (run.size) paragraph.size = Math.max(paragraph.size ?? 0, run.size);
  };

  const openTags: Record<string, (attributes: Readonly<Record<string, string>>) => void> = {
    p: () => {
      const style = styleOf(null);
      const counts = { letters: 0, boldLetters: 0, size: null, indent: 0 };
      open.push({ text: '', style, ...counts, isList: style.isList });
    },
    pStyle: ({ val }) => {
      const paragraph = open.at(-1);
      if (paragraph) paragraph.style = styleOf(val ?? null);
      if (paragraph?.style.isList) paragraph.isList = true;
    },
    numPr: () => {
      const paragraph = open.at(-1);
      if (paragraph) paragraph.isList = true;
    },
    ind: ({ left, start }) => {
      const paragraph = open.at(-1);
      if (paragraph) paragraph.indent = Math.max(0, Math.round(Number(left ?? start ?? 0) / step));
    },
    r: () => {
      run = { bold: open.at(-1)?.style.bold ?? false, size: null, isHidden: false };
    },
    b: ({ val }) => {
      if (run) run.bold = isOn(val);
    },
    sz: ({ val }) => {
      if (run) run.size = Number(val) / 2;
    },
    vanish: ({ val }) => {
      if (run) run.isHidden = isOn(val);
    },
    t: () => {
      isText = true;
    },
    tab: () => write('\t'),
    noBreakHyphen: () => write('-'),
    sym: () => write('•'),
    cr: () => write('\n'),
    br: ({ type }) => (type === 'page' ? flow.breakPage() : write('\n')),
    lastRenderedPageBreak: () => flow.breakPage(),
    pageBreakBefore: ({ val }) => isOn(val) && flow.breakPage(),
    tr: () => fallbacks === 0 && flow.startRow(),
    tc: () => fallbacks === 0 && flow.startCell(),
    Fallback: () => {
      fallbacks += 1;
    },
  };
  const closeTags: Record<string, () => void> = {
    p: () => {
      const paragraph = open.pop();
      if (paragraph && fallbacks === 0) flow.add(asFlow(paragraph));
    },
    r: () => {
      run = null;
    },
    t: () => {
      isText = false;
    },
    tr: () => fallbacks === 0 && flow.endRow(),
    Fallback: () => {
      fallbacks -= 1;
    },
  };
  return {
    open: (name, attributes) => void openTags[name]?.(attributes),
    close: (name) => void closeTags[name]?.(),
    text: (value) => isText && write(value),
  };
}

function asFlow({ text, style, letters, boldLetters, size, indent, isList }: OpenParagraph) {
  const bulleted = isList && /^\s*\p{L}|^\s*\d/u.test(text) ? `• ${text.trimStart()}` : text;
  return {
    text: bulleted,
    bold: letters > 0 && boldLetters * 2 > letters,
    size: size ?? style.size,
    indent,
  };
}
