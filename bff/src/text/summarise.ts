import { limits } from '@muster/contracts';
import type { SourcedSentence } from './sourced-sentence.ts';

const small = new Set(
  (
    'the a an and or but of to in on at for with from by is are was were be been has have had will would can could ' +
    'not no this that these those it its he she they them his her their we our you your i me my as so if than then ' +
    'about into over after before also very more most some any all said says'
  ).split(' '),
);
/** What readers of notes look for: decisions, conditions, risks and next steps. */
const weighty =
  /\b(?:agreed|decided|wants?|needs?|available|availability|notice|rate|salary|start|offer|reject|concern|risk|blocker|strong|weak|next|follow[- ]?up|deadline|because|however|prefers?|relocat\w{0,5}|visa|references?)\b/i;
const share = 3;
const shortest = 3;

/** Selects the most important sentences, unchanged and in their order. */
export function summarise(lines: readonly string[]): SourcedSentence[] {
  const sentences = lines.flatMap((line, index) =>
    sentencesOf(line).map((text) => ({ text, line: index + 1, words: wordsOf(text) })),
  );
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = sentences
    .filter(({ words }) => words.length >= shortest)
    .map((sentence, at) => {
      const sum = sentence.words.reduce(
        (total, word) => total + Math.log2(1 + (counts.get(word) ?? 0)),
        0,
      );
      const base = sum / Math.sqrt(sentence.words.length);
      const lead = at === 0 ? 0.5 : 0;
      return { ...sentence, at, score: base + lead + (weighty.test(sentence.text) ? 1.5 : 0) };
    });
  const wanted = Math.min(
    Math.max(shortest, Math.ceil(scored.length / share)),
    limits.assistant.sentences,
  );
  return scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, wanted)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text, line }) => ({ label: null, text, from: line, to: line }));
}

/** Splits a line into sentences. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?]) (?=[\p{Lu}\d[])/u)
    .map((part) => part.replace(/^[-*•]+ ?/, '').trim())
    .filter(Boolean);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !small.has(word));
