import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';

/** A longer paragraph, with at least this many sentences, is hard to read. */
const longest = 240;
const fewestSentences = 3;
const sentence = /(?<=[.!?])\s+(?=\p{Lu})/u;
/** "e.g. Java" and "Dr. Weber" do not end a sentence. */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|approx|incl|dr|mr|mrs|st|vs|no|z\.B|bzw|ca|p\.ej|p\.ex)|\b\p{Lu})\.$/iu;

/** Splits a long paragraph into bullets, one per sentence, without changing a word. */
export function suggestBullets({ id, description }: ExperienceText): Suggestion[] {
  if (!description || description.includes('\n') || description.length < longest) return [];
  const sentences = joined(description.trim().split(sentence));
  if (sentences.length < fewestSentences) return [];
  const after = sentences.map((each) => `• ${each.replace(/\.$/, '')}`).join('\n');
  const reason = 'A long paragraph; bullets let the reader find what matters.';
  const key = `bullet:${id}`;
  return [
    { key, kind: 'bullet', experienceId: id, before: description, after, reason, isSafe: true },
  ];
}

const joined = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    return last !== undefined && abbreviation.test(last)
      ? [...sentences.slice(0, -1), `${last} ${part}`]
      : [...sentences, part];
  }, []);
