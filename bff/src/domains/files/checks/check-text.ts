import type { FileFormat } from '@muster/contracts';
import { refuse } from '../refuse.ts';
import type { FileSource } from './file-source.ts';

/** Formats that are plain text. */
export const textFormats: readonly FileFormat[] = ['txt', 'vtt', 'srt', 'csv'];

/** Starts of files that some program executes or renders. */
const isScript =
  /^\s*(?:#!|<\?(?:php|xml)|<!doctype|<(?:html|head|body|script|svg|iframe|hta:)|@echo off)/i;
const cue = /\d{1,2}:\d{2}:\d{2},\d{3}\s*-->/;

/** Checks that a text has a known encoding, no control characters, and what its format requires. */
export async function checkText(source: FileSource, format: FileFormat): Promise<void> {
  const encoding = encodingOf(await source.slice(0, Math.min(source.size, 4)));
  let isFirst = true;
  // Neither UTF-8 nor UTF-16: read in the Windows encoding, where every byte is a character.
  let decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  for await (const piece of source.pieces()) {
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
    } catch {
      decoder = new TextDecoder('windows-1252');
      text = decoder.decode(piece, { stream: true });
    }
    if (/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text)) throw refuse('not_accepted');
    if (isFirst) checkBeginning(text, format);
    isFirst = false;
  }
}

function checkBeginning(text: string, format: FileFormat): void {
  const start = text.replace(/^\uFEFF/, '').slice(0, 4096);
  if (isScript.test(start)) throw refuse('not_accepted');
  if (format === 'vtt' && !start.startsWith('WEBVTT')) throw refuse('wrong_extension');
  if (format === 'srt' && !cue.test(start)) throw refuse('wrong_extension');
}

function encodingOf([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
