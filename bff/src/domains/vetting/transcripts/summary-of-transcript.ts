import { limits, type Transcript } from '@muster/contracts';
import { summarise } from '../../../text/summarise.ts';

type Sentence = Transcript['sentences'][number];

/** Returns the lines by number; subtitle lines without speech are empty. */
export const spokenLines = (text: string): string[] =>
  text.split('\n').map((line) => {
    const words = line.trim();
    const isMark = words.includes('-->') || /^\d+$/.test(words) || words.startsWith('WEBVTT');
    return isMark ? '' : words.replace(/<[^<>]{1,80}>/g, '').trim();
  });

/** Returns the most telling sentences with their lines, up to the size of a summary. */
export function summaryOf(text: string): Sentence[] {
  let left = limits.vetting.transcriptSummary;
  return summarise(spokenLines(text)).flatMap((sentence) => {
    left -= sentence.text.length + 1;
    const lines = { from: sentence.from, to: sentence.to };
    return left >= 0 ? [{ text: sentence.text, lines }] : [];
  });
}

/** Returns a summary for editing: one sentence per line. */
export const asText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join('\n');

/** Returns the edited summary; unchanged sentences keep their lines. */
export function edited(before: readonly Sentence[], summary: string): Sentence[] {
  const known = new Map(before.map(({ text, lines }) => [text, lines]));
  return summary
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({ text, lines: known.get(text) ?? null }));
}
