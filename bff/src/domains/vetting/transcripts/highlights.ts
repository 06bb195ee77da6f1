import {
  limits,
  vettingCompetencies,
  type Transcript,
  type VettingCompetency,
} from '@muster/contracts';
import { sentencesOf } from '../../../text/summarise.ts';
import { spokenLines } from './summary-of-transcript.ts';

type Highlight = Transcript['highlights'][number];

/** Word stems that point to a competency. */
const cues: Readonly<Record<VettingCompetency, readonly string[]>> = {
  technical_depth: [
    'database',
    'index',
    'concurren',
    'transaction',
    'thread',
    'memory',
    'latency',
    'kafka',
    'protocol',
    'compiler',
    'algorithm',
    'cache',
    'query',
    'kernel',
    'runtime',
    'profil',
  ],
  problem_solving: [
    'debug',
    'root',
    'cause',
    'solve',
    'solution',
    'investigat',
    'trade',
    'hypothes',
    'bottleneck',
    'reproduc',
    'incident',
    'measure',
    'narrow',
    'workaround',
  ],
  code_quality: [
    'test',
    'refactor',
    'review',
    'lint',
    'readab',
    'maintain',
    'coverage',
    'naming',
    'clean',
    'duplicat',
    'document',
    'typed',
    'pull',
  ],
  system_design: [
    'architect',
    'service',
    'scal',
    'queue',
    'shard',
    'replica',
    'microservice',
    'partition',
    'availab',
    'consisten',
    'event',
    'gateway',
    'monolith',
    'design',
  ],
  communication: [
    'explain',
    'stakeholder',
    'present',
    'client',
    'customer',
    'meeting',
    'wrote',
    'agree',
    'feedback',
    'conflict',
    'listen',
    'negotiat',
    'clarif',
  ],
  ownership: [
    'own',
    'responsib',
    'led',
    'lead',
    'deadline',
    'deliver',
    'mentor',
    'decided',
    'initiative',
    'production',
    'oncall',
    'promise',
    'launch',
    'shipped',
  ],
};
const perCompetency = 3;
const shortest = 5;

/** Returns for each competency the sentences with the most cues, quoted with their line numbers. */
export function highlightsOf(text: string): Highlight[] {
  const sentences = spokenLines(text).flatMap((line, index) =>
    sentencesOf(withoutSpeaker(line))
      .filter((sentence) => !sentence.endsWith('?'))
      .map((sentence) => ({ sentence, line: index + 1, words: wordsOf(sentence) })),
  );
  const told = sentences.filter(({ words }) => words.length >= shortest);
  return vettingCompetencies.flatMap((competency) =>
    told
      .map(({ sentence, line, words }) => ({
        sentence,
        line,
        hits: cues[competency].filter((cue) => words.some((word) => word.startsWith(cue))).length,
      }))
      .filter(({ hits }) => hits > 0)
      .toSorted((a, b) => b.hits - a.hits || a.line - b.line)
      .slice(0, perCompetency)
      .toSorted((a, b) => a.line - b.line)
      .map(({ sentence, line }) => highlightAt(competency, sentence, line)),
  );
}

/** Returns a line marked by staff as a highlight; null for a line without speech. */
export function highlightOfLine(
  text: string,
  competency: VettingCompetency,
  line: number,
): Highlight | null {
  const said = withoutSpeaker(spokenLines(text)[line - 1] ?? '');
  return said === '' ? null : highlightAt(competency, said, line);
}

const highlightAt = (competency: VettingCompetency, said: string, line: number): Highlight => ({
  competency,
  text: said.slice(0, limits.vetting.highlight),
  line,
});

/** Removes the speaker's name: `Ana: Hello.` becomes `Hello.` */
const withoutSpeaker = (line: string): string => line.replace(/^[\p{L}\p{M}. '-]{1,60}: ?/u, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
