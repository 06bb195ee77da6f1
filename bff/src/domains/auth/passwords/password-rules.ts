import { limits, type FieldError } from '@muster/contracts';
import { fieldError } from '../../../http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordMatches } from '../api/password-hash.ts';

/** What the rules need to know of the person who chooses. */
export interface PasswordOwner {
  /** True when every role of the person is the candidate's. */
  onlyCandidate: boolean;
  email: string;
  names: readonly string[];
  companies: readonly string[];
  /** Hashes that may not come again, the present one included. */
  usedHashes: readonly string[];
}

/** The least length for a person: shorter for people who are candidates and nothing else. */
export const minPasswordLength = ({ onlyCandidate }: Pick<PasswordOwner, 'onlyCandidate'>) =>
  onlyCandidate ? limits.password.minCandidate : limits.password.minStaff;

/** Signs that must remain when everything that others know of the person is taken out. */
const leastUnknown = 8;

/**
 * Why a person may not choose a password, or null. Length first, then what is easy to guess, and
 * the reuse of earlier ones last, because each comparison costs a hash.
 */
export async function passwordRefusal(
  password: string,
  owner: PasswordOwner,
  path: string,
): Promise<FieldError | null> {
  const min = minPasswordLength(owner);
  const length = [...password].length;
  if (length < min) return fieldError(path, 'TOO_SHORT', { min });
  if (length > limits.password.max)
    return fieldError(path, 'TOO_LONG', { max: limits.password.max });
  if (isCommonPassword(password)) return fieldError(path, 'PASSWORD_BREACHED');
  if (unknownPart(password, owner).length < leastUnknown)
    return fieldError(path, 'PASSWORD_TOO_WEAK');
  for (const used of owner.usedHashes)
    if (await passwordMatches(password, used))
      return fieldError(path, 'PASSWORD_REUSED', { last: limits.password.rememberLast });
  return null;
}

function unknownPart(password: string, { email, names, companies }: PasswordOwner): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const known = [email.toLowerCase(), local, ...local.split(/[._+-]/), domain, domain.split('.')[0]]
    .concat([...names, ...companies].flatMap((name) => [name, ...name.split(/\s+/)]))
    .map((term) => (term ?? '').toLowerCase().replace(/\s+/g, ''))
    .filter((term) => term.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  return known.reduce(
    (rest, term) => rest.replaceAll(term, ''),
    password.toLowerCase().replace(/\s+/g, ''),
  );
}
