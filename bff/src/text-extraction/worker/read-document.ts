import { limits } from '@muster/contracts';
import { docxFlow } from '../formats/docx-text.ts';
import { odtFlow } from '../formats/odt-text.ts';
import { readPdf } from '../formats/pdf-text.ts';
import { plainTextFlow } from '../formats/plain-text.ts';
import { rtfFlow } from '../formats/rtf-text.ts';
import { flowToLines } from '../layout/flow-lines.ts';
import type { FlowParagraph } from '../layout/flow.ts';
import { linesOfPages, type LaidOut } from '../layout/page-lines.ts';
import type { ExtractedText, ReadableFormat } from '../text-extraction.types.ts';

/** Fewer letters in a whole PDF are a stamp or page numbers on a scan. */
const fewestLetters = 20;

type FlowReader = (bytes: Uint8Array) => FlowParagraph[] | null | Promise<FlowParagraph[] | null>;
const flowReaders: Record<Exclude<ReadableFormat, 'pdf'>, FlowReader> = {
  docx: docxFlow,
  odt: odtFlow,
  rtf: rtfFlow,
  txt: plainTextFlow,
};

/** @throws the error of a format's reader if it cannot read the bytes */
export async function readDocument(
  bytes: Uint8Array,
  format: ReadableFormat,
): Promise<ExtractedText | null> {
  if (format === 'pdf') return finish(linesOfPages(await readPdf(bytes)), fewestLetters);
  const flow = await flowReaders[format](bytes);
  return flow && finish(flowToLines(flow), 1);
}

function finish({ lines, pages }: LaidOut, letters: number): ExtractedText {
  const max = limits.file.textChars;
  let length = 0;
  const kept = lines.filter((line) => (length += line.text.length + 1) <= max);
  const text = kept
    .filter((line) => !line.repeated)
    .map((line) => line.text)
    .join('\n');
  const hasText = (text.match(/\p{L}/gu)?.length ?? 0) >= letters;
  return { text, lines: kept, pages, hasText, isCut: kept.length < lines.length };
}
