import { commonVariables, variableLabel } from '@muster/contracts';
import { agencyName } from '../../../mail/agency.ts';
import { requireKnown } from '../template-variables.ts';
import { fillWords } from '../write-sample.ts';

interface Reader {
  firstName: string;
  preferredName?: string | null | undefined;
}
interface Words {
  subject: string;
  text: string;
}

/** Fills in a staff text for one candidate; unknown variables stay in it and are reported. */
export const fillForCandidate = (words: Words, reader: Reader, senderName: string) =>
  fillFor(words, { firstName: reader.preferredName || reader.firstName }, senderName);

/** Like {@link fillForCandidate} for any recipient, with the facts known about them. */
export function fillFor(
  { subject, text }: Words,
  reader: Readonly<Record<string, string>>,
  senderName: string,
) {
  const { missing, ...filled } = fillWords(
    { subject, body: text },
    { ...reader, senderName, agencyName: agencyName() },
  );
  return { ...filled, missing: missing.map((name) => ({ name, label: variableLabel(name) })) };
}

/**
 * Refuses text that no mail to a candidate may contain.
 * @throws AppError VALIDATION_FAILED at the subject or the text
 */
export function requireCandidateWords({ subject, text }: Words): void {
  const known = commonVariables('candidate');
  requireKnown(known, { subject });
  requireKnown(known, { body: text }, '', { body: 'text' });
}
