import { normaliseEmail } from '@muster/contracts';
import { foldText, foldedWords } from '../../../db/fold-text.ts';
import { today } from '../../../db/calendar-day.ts';
import type {
  Candidate,
  CandidateLink,
  CandidateRate,
  DerivedFields,
} from '../../../records/candidates/candidate.model.ts';
import { englishOf } from '../../../records/candidates/language-claims.ts';
import { topSkillsOf } from '../../../records/candidates/order-skills.ts';
import { completenessOf } from './completeness.ts';
import { identityOfLink } from '../contact/link-address.ts';
import { phoneTerms } from '../contact/phone-number.ts';
import { currentExpected } from '../rates/rate-periods.ts';

/** What derived fields are computed from. */
export type CandidateFacts = Pick<
  Candidate,
  | 'number'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'preferredName'
  | 'headline'
  | 'email'
  | 'emailNorm'
  | 'phone'
  | 'phoneNorm'
  | 'country'
  | 'contacts'
  | 'links'
  | 'skills'
  | 'languages'
  | 'rates'
  | 'availableFrom'
  | 'noticePeriodDays'
  | 'experience'
  | 'bios'
  | 'hasCv'
> &
  Partial<Pick<Candidate, 'cvHashes'>>;

/** Computes the fields that lists, search and duplicates work on; stored in the same write. */
export function deriveCandidate(facts: CandidateFacts, day: string = today()): DerivedFields {
  const name = fullName(facts);
  const searchTerms = searchTermsOf(facts);
  const [english] = englishOf(facts);
  const current = currentExpected(facts.rates, day);
  return {
    name,
    nameKey: foldText(name),
    searchTerms,
    allTerms: [...new Set([...searchTerms, ...contactTermsOf(facts)])],
    identityKeys: identityKeysOf(facts),
    topSkillIds: topSkillsOf(facts),
    skillCount: facts.skills.length,
    englishLevel: english?.level ?? null,
    englishAssessedBy: english?.assessedBy ?? null,
    currentRate: current && {
      amountMinor: current.amountMinor,
      currency: current.currency,
      unit: current.unit,
      hoursPerMonth: current.hoursPerMonth,
    },
    rateKey: current && rateKeyOf(current),
    rateDueOn: nextStart(facts.rates, day),
    profileCompleteness: completenessOf(facts).percent,
  };
}

/** Returns the name that others read. */
export const fullName = (
  person: Pick<Candidate, 'firstName' | 'lastName' | 'preferredName'>,
): string => `${person.preferredName || person.firstName} ${person.lastName}`.trim();

/** Converts a rate to an hourly amount, in minor units. */
export const hourlyMinor = ({
  amountMinor,
  unit,
  hoursPerMonth,
}: Pick<CandidateRate, 'amountMinor' | 'unit' | 'hoursPerMonth'>): number =>
  unit === 'month' ? Math.round(amountMinor / hoursPerMonth) : amountMinor;

/** `USD 0000004500`: sorts by currency, then by the hourly amount. */
export const rateKeyOf = (
  rate: Pick<CandidateRate, 'amountMinor' | 'currency' | 'unit' | 'hoursPerMonth'>,
): string => `${rate.currency} ${String(hourlyMinor(rate)).padStart(10, '0')}`;

const nextStart = (rates: readonly CandidateRate[], day: string): string | null =>
  rates
    .filter((rate) => !rate.voided && rate.kind === 'expected' && rate.effectiveFrom > day)
    .map(({ effectiveFrom }) => effectiveFrom)
    .toSorted()[0] ?? null;

function searchTermsOf(facts: CandidateFacts): string[] {
  const { firstName, middleName, lastName, preferredName, headline, number } = facts;
  const words = [firstName, middleName, lastName, preferredName, headline].flatMap((part) =>
    part ? foldedWords(part) : [],
  );
  return [...new Set([...words, number.toLowerCase()])];
}

function contactTermsOf({ emailNorm, phoneNorm, contacts }: CandidateFacts): string[] {
  const further = contacts.flatMap(({ kind, value, valueNorm }) =>
    kind === 'phone' ? phoneTerms(valueNorm) : kind === 'address' ? [] : [foldText(value)],
  );
  return [...(emailNorm ? [emailNorm] : []), ...phoneTerms(phoneNorm), ...further];
}

/** Returns keys by which two records may be the same person; see {@link DerivedFields}. */
export function identityKeysOf(
  facts: Pick<
    CandidateFacts,
    'email' | 'phoneNorm' | 'contacts' | 'firstName' | 'lastName' | 'country' | 'cvHashes'
  > & { links: readonly Pick<CandidateLink, 'urlNorm'>[] },
): string[] {
  const mails = [
    ...(facts.email ? [normaliseEmail(facts.email)] : []),
    ...facts.contacts.flatMap((c) => (c.kind === 'email' && c.valueNorm ? [c.valueNorm] : [])),
  ];
  const phones = [
    ...(facts.phoneNorm ? [facts.phoneNorm] : []),
    ...facts.contacts.flatMap((c) => (c.kind === 'phone' && c.valueNorm ? [c.valueNorm] : [])),
  ];
  const handles = facts.links.map(identityOfLink).filter((handle) => handle !== null);
  const name = foldText(`${facts.firstName} ${facts.lastName}`);
  return [
    ...new Set([
      ...mails.map((mail) => `email:${mail}`),
      ...phones.map((phone) => `phone:${phone}`),
      ...handles,
      ...(facts.cvHashes ?? []).map((hash) => `cv_hash:${hash}`),
      ...(name && facts.country ? [`name:${name}|${facts.country}`] : []),
    ]),
  ];
}
