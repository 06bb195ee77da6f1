import { limits, type Transcript } from '@muster/contracts';
import { summarise } from '../../assistant/api/summarise-text.ts';

type Sentence = Transcript['sentences'][number];

/** The lines by their numbers; subtitle lines without speech are empty. */
const spokenLines = (text: string): string[] =>
  text.split('\n').map((line) => {
    const words = line.trim();
    const isMark = words.includes('-->') || /^\d+$/.test(words) || words.startsWith('WEBVTT');
    return isMark ? '' : words.replace(/<[^<>]{1,80}>/g, '').trim();
  });

/** The sentences that say most, each with its lines, as many as a summary holds. */
export function summaryOf(text: string): Sentence[] {
  let left = limits.vetting.transcriptSummary;
  return summarise(spokenLines(text)).flatMap((sentence) => {
    left -= sentence.text.length + 1;
    const lines = { from: sentence.from, to: sentence.to };
    return left >= 0 ? [{ text: sentence.text, lines }] : [];
  });
}

/** A summary as it is edited: one sentence on each line. */
export const asText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join('\n');

/** What was edited; sentences that stayed as they were keep their lines. */
export function edited(before: readonly Sentence[], summary: string): Sentence[] {
  const known = new Map(before.map(({ text, lines }) => [text, lines]));
  return summary
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((text) => ({ text, lines: known.get(text) ?? null }));
}
