import { Readable } from 'node:stream';
import { Tokenize } from 'rtf-stream-parser';
import { FlowBuilder, type FlowParagraph } from '../layout/flow.ts';
import { decodeBytes } from './decode-bytes.ts';

interface Token {
  /** 0 and 1 begin and end a group, 2 is a control word, 3 text. */
  type: number;
  word?: string;
  param?: number;
  data?: Buffer;
}

interface Face {
  bold: boolean;
  size: number;
  font: number;
  /** Number of bytes to skip after a character given by its code. */
  skips: number;
  isHidden: boolean;
}

const normal: Face = { bold: false, size: 12, font: 0, skips: 1, isHidden: false };

/** Groups that are not text of the document. */
const asides = new Set(
  (
    'fonttbl colortbl stylesheet info pict object footer footerl footerr footerf footnote ' +
    'fldinst datafield xmlnstbl listtable listoverridetable rsidtbl generator themedata ' +
    'colorschememapping latentstyles filetbl revtbl bkmkstart bkmkend pntext'
  ).split(' '),
);
const marks: Record<string, string> = {
  tab: '\t',
  line: '\n',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': ' ',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  emspace: ' ',
  enspace: ' ',
};
/** Code pages by the `\fcharset` of a font. */
const charsets: Record<number, string> = {
  0: 'windows-1252',
  161: 'windows-1253',
  162: 'windows-1254',
  186: 'windows-1257',
  204: 'windows-1251',
  238: 'windows-1250',
};
const codePages = new Set([1250, 1251, 1252, 1253, 1254, 1257]);

/** Reads the text of an RTF document; null if it does not begin like one. */
export async function rtfFlow(bytes: Uint8Array): Promise<FlowParagraph[] | null> {
  const head = Buffer.from(bytes.subarray(0, 6)).toString('latin1');
  if (!head.startsWith('{\\rtf')) return null;
  const reader = new RtfReader();
  if (claimsTooMuch(bytes)) return null;
  const source = Readable.from([Buffer.from(bytes)]);
  for await (const token of source.pipe(new Tokenize())) reader.take(token as Token);
  return reader.finish();
}

/** `\bin4000000000` makes a reader allocate that much memory before it reads the bytes. */
function claimsTooMuch(bytes: Uint8Array): boolean {
  const binaries = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\\bin(\d+)/g);
  return [...binaries].some(([, size]) => Number(size) > bytes.length);
}

class RtfReader {
  readonly #flow = new FlowBuilder();
  readonly #faces: Face[] = [];
  readonly #fontCharsets = new Map<number, string>();
  #face = normal;
  #depth = 0;
  /** Depth of the outermost skipped group. */
  #asideSince: number | null = null;
  #isFontTable = false;
  #isMarkedAside = false;
  #codePage = 'windows-1252';
  #toSkip = 0;
  #isRow = false;
  #text = '';
  #letters = 0;
  #boldLetters = 0;
  #size = 0;

  take({ type, word, param, data }: Token): void {
    if (type === 0) this.#faces[this.#depth++] = this.#face;
    else if (type === 1) this.#endGroup();
    else if (type === 2 && word) this.#control(word, param, data);
    else if (data) this.#bytes(data);
  }

  finish(): FlowParagraph[] {
    this.#endParagraph();
    return this.#flow.finish();
  }

  #endGroup(): void {
    this.#depth -= 1;
    this.#face = this.#faces[this.#depth] ?? normal;
    if (this.#asideSince !== null && this.#depth < this.#asideSince) {
      this.#asideSince = null;
      this.#isFontTable = false;
    }
  }

  #control(word: string, param: number | undefined, data: Buffer | undefined): void {
    if (word === '*') this.#isMarkedAside = true;
    else if (asides.has(word) || this.#isMarkedAside) {
      this.#isMarkedAside = false;
      this.#asideSince ??= this.#depth;
      if (word === 'fonttbl') this.#isFontTable = true;
    } else if (word === 'ansicpg' && param && codePages.has(param))
      this.#codePage = `windows-${param}`;
    else if (this.#asideSince === null) this.#textControl(word, param, data);
    else if (this.#isFontTable) this.#fontControl(word, param);
  }

  #fontControl(word: string, param = 0): void {
    if (word === 'f') this.#face = { ...this.#face, font: param };
    const charset = word === 'fcharset' ? charsets[param] : undefined;
    if (charset) this.#fontCharsets.set(this.#face.font, charset);
  }

  #textControl(word: string, param: number | undefined, data: Buffer | undefined): void {
    const mark = marks[word];
    if (mark) this.#write(mark);
    else if (word === "'" && data) this.#bytes(data);
    else if (word === 'u' && param !== undefined) {
      this.#write(String.fromCharCode(param < 0 ? param + 65536 : param));
      this.#toSkip = this.#face.skips;
    } else if (word === 'b') this.#face = { ...this.#face, bold: param !== 0 };
    else if (word === 'fs' && param) this.#face = { ...this.#face, size: param / 2 };
    else if (word === 'f') this.#face = { ...this.#face, font: param ?? 0 };
    else if (word === 'v') this.#face = { ...this.#face, isHidden: param !== 0 };
    else if (word === 'uc') this.#face = { ...this.#face, skips: param ?? 1 };
    else if (word === 'plain') this.#face = { ...normal, skips: this.#face.skips };
    else if (word === 'par' || word === 'sect') this.#endParagraph();
    else if (word === 'page') this.#flow.breakPage();
    else if (word === 'intbl') this.#startRow();
    else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#endRow();
  }

  #bytes(data: Buffer): void {
    if (this.#asideSince !== null) return;
    const skipped = Math.min(this.#toSkip, data.length);
    this.#toSkip -= skipped;
    const encoding = this.#fontCharsets.get(this.#face.font) ?? this.#codePage;
    const kept = data.subarray(skipped);
    if (kept.length > 0) this.#write(decodeBytes(kept, encoding));
  }

  #write(text: string): void {
    if (this.#face.isHidden) return;
    this.#text += text;
    const letters = text.trim().length;
    this.#letters += letters;
    if (this.#face.bold) this.#boldLetters += letters;
    if (letters > 0) this.#size = Math.max(this.#size, this.#face.size);
  }

  #endParagraph(): void {
    const bold = this.#letters > 0 && this.#boldLetters * 2 > this.#letters;
    this.#flow.add({ text: this.#text, bold, size: this.#size || normal.size, indent: 0 });
    this.#text = '';
    this.#letters = this.#boldLetters = this.#size = 0;
  }

  #startRow(): void {
    if (this.#isRow) return;
    this.#isRow = true;
    this.#flow.startRow();
    this.#flow.startCell();
  }

  #endCell(): void {
    this.#startRow();
    this.#endParagraph();
    this.#flow.startCell();
  }

  #endRow(): void {
    this.#flow.endRow();
    this.#isRow = false;
  }
}
