import { normaliseEmail, type CvIdentity } from '@muster/contracts';
import { foldedWords } from '../../../db/fold-text.ts';
import { normalisePhone, type Candidate } from '../../candidates/api/reviewed-facts.ts';
import type { AnyProposal } from '../extraction-review.model.ts';

type Person = Pick<
  Candidate,
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'preferredName'
  | 'emailNorm'
  | 'phoneNorm'
  | 'contacts'
  | 'country'
>;

/**
 * Checks whether a CV belongs to a profile, based on the CV itself: a shared address or number is
 * enough; otherwise the names must match.
 */
export function identityOf(proposals: readonly AnyProposal[], person: Person): CvIdentity {
  const said = proposals.flatMap((proposal) =>
    proposal.kind === 'contact' ? [contactKey(proposal.fields, person.country)] : [],
  );
  const known = knownContacts(person);
  if (said.some((contact) => known.includes(contact))) return 'match';
  const name = proposals.find((proposal) => proposal.kind === 'name')?.fields;
  if (!name) return 'unknown';
  const shared = sharedWords(
    [name.firstName, name.middleName, name.lastName],
    [person.firstName, person.middleName, person.lastName, person.preferredName],
  );
  if (shared >= 2) return 'match';
  // One shared name may mean a married person, or a namesake with other addresses.
  const hasOtherMail = [said, known].every((list) => list.some((key) => key.includes('@')));
  return shared === 0 || hasOtherMail ? 'mismatch' : 'unknown';
}

const contactKey = (
  { kind, value }: { kind: 'email' | 'phone'; value: string },
  country: string | null,
): string => (kind === 'email' ? normaliseEmail(value) : (normalisePhone(value, country) ?? value));

const knownContacts = ({ emailNorm, phoneNorm, contacts }: Person): string[] =>
  [emailNorm, phoneNorm, ...contacts.map(({ valueNorm }) => valueNorm)].filter(
    (value) => value !== null,
  );

type Names = readonly (string | null)[];

function sharedWords(a: Names, b: Names): number {
  const wordsOf = (names: Names) => new Set(foldedWords(names.filter(Boolean).join(' ')));
  const other = wordsOf(b);
  return [...wordsOf(a)].filter((word) => other.has(word)).length;
}
