import type { CandidateRecord } from '@muster/contracts';
import { languageName } from '@muster/blocks';
import type { Translate } from '../../../shared/use-messages.ts';

/** `German B2, Portuguese Native`: each language at its decisive level. */
export function languageWords(claims: CandidateRecord['languages'], t: Translate): string {
  const best = new Map(claims.toReversed().map((claim) => [claim.language, claim]));
  return [...best.values()]
    .toReversed()
    .map(({ language, level }) => `${languageName(language)} ${t(`enum.english.${level}`)}`)
    .join(', ');
}
