import { limits, skillLevels } from '@muster/contracts';
import { Types } from 'mongoose';
import type {
  Candidate,
  CandidateContact,
  CandidateLink,
  CandidateRate,
  CandidateSkill,
  LanguageClaim,
} from '../../../records/candidates/candidate.model.ts';
import { minimumAboveExpected, overlaps } from '../rates/rate-periods.ts';

/** Merges the links; the survivor's come first and keep their ids. */
export const mergeLinks = (mine: readonly CandidateLink[], theirs: readonly CandidateLink[]) =>
  withNew(mine, theirs, ({ urlNorm }) => urlNorm).slice(
    0,
    Math.max(mine.length, limits.candidate.links),
  );

/**
 * Merges addresses, including main ones that were not chosen, so that none is lost. One primary per
 * kind.
 */
export function mergeContacts(
  mine: readonly CandidateContact[],
  theirs: readonly CandidateContact[],
  chosen: Pick<Candidate, 'emailNorm' | 'phoneNorm' | 'phone'>,
  left: readonly Pick<Candidate, 'email' | 'emailNorm' | 'phone' | 'phoneNorm'>[],
): CandidateContact[] {
  const main = new Set([`email ${chosen.emailNorm}`, `phone ${chosen.phoneNorm ?? chosen.phone}`]);
  const offered = [...left.flatMap(mainContactsOf), ...theirs].filter(
    (contact) => !main.has(contactKey(contact)),
  );
  const merged = withNew(mine, offered, contactKey);
  const kept = new Map<string, number>();
  const primary = new Set(mine.filter(({ isPrimary }) => isPrimary).map(({ kind }) => kind));
  return merged.flatMap((contact) => {
    if (mine.includes(contact)) {
      kept.set(contact.kind, (kept.get(contact.kind) ?? 0) + 1);
      return contact;
    }
    const count = kept.get(contact.kind) ?? 0;
    if (count >= limits.candidate.contactsPerKind) return [];
    kept.set(contact.kind, count + 1);
    const isPrimary = contact.isPrimary && !primary.has(contact.kind);
    if (isPrimary) primary.add(contact.kind);
    return { ...contact, isPrimary };
  });
}

const contactKey = ({ kind, valueNorm, value }: CandidateContact): string =>
  `${kind} ${valueNorm ?? value}`;

function mainContactsOf({
  email,
  emailNorm,
  phone,
  phoneNorm,
}: Pick<Candidate, 'email' | 'emailNorm' | 'phone' | 'phoneNorm'>): CandidateContact[] {
  const rest = { label: 'other', isPrimary: false, verifiedAt: null } as const;
  return [
    ...(email
      ? [
          {
            _id: new Types.ObjectId(),
            kind: 'email' as const,
            value: email,
            valueNorm: emailNorm,
            ...rest,
          },
        ]
      : []),
    ...(phone
      ? [
          {
            _id: new Types.ObjectId(),
            kind: 'phone' as const,
            value: phone,
            valueNorm: phoneNorm,
            ...rest,
          },
        ]
      : []),
  ];
}

/** Merges rates without overlaps: those that overlap with a rate of the survivor are left out. */
export function mergeRates(
  mine: readonly CandidateRate[],
  theirs: readonly CandidateRate[],
): CandidateRate[] {
  return theirs
    .filter(({ voided }) => voided === null)
    .reduce<CandidateRate[]>(
      (merged, rate) => {
        const rivals = merged.filter(
          (other) => !other.voided && other.kind === rate.kind && other.unit === rate.unit,
        );
        const next = [...merged, rate];
        return rivals.some((other) => overlaps(other, rate)) || minimumAboveExpected(next)
          ? merged
          : next;
      },
      [...mine],
    );
}

/** Merges skills; of equal ones the better evidence stays. */
export function mergeSkills(
  mine: readonly CandidateSkill[],
  theirs: readonly CandidateSkill[],
): CandidateSkill[] {
  const rivals = new Map(theirs.map((skill) => [skill.skillId.toHexString(), skill]));
  const better = mine.map((skill) => {
    const rival = rivals.get(skill.skillId.toHexString());
    return rival ? bestEvidence(skill, rival) : skill;
  });
  const { skills: max, primarySkills } = limits.candidate;
  const merged = withNew(better, theirs, ({ skillId }) => skillId.toHexString());
  let primaries = better.filter(({ isPrimary }) => isPrimary).length;
  return merged.slice(0, Math.max(mine.length, max)).map((skill, index) => {
    if (index < mine.length || !skill.isPrimary) return skill;
    primaries += 1;
    return primaries > primarySkills ? { ...skill, isPrimary: false } : skill;
  });
}

function bestEvidence(mine: CandidateSkill, theirs: CandidateSkill): CandidateSkill {
  const better = verifiedAt(theirs) > verifiedAt(mine) ? theirs : mine;
  const level =
    better.verifiedScore === null && levelRank(theirs) > levelRank(mine)
      ? theirs.level
      : better.level;
  return {
    ...better,
    _id: mine._id,
    level,
    isPrimary: mine.isPrimary,
    years: max(mine.years, theirs.years),
    lastUsedYear: max(mine.lastUsedYear, theirs.lastUsedYear),
    ...laterConfirmed(mine, theirs),
  };
}

function laterConfirmed(...both: [CandidateSkill, CandidateSkill]) {
  const moments = both.flatMap(({ confirmedAt }) => confirmedAt?.getTime() ?? []);
  return moments.length > 0 && { confirmedAt: new Date(Math.max(...moments)) };
}

const levelRank = ({ level }: CandidateSkill): number =>
  level === null ? -1 : skillLevels.indexOf(level);

const verifiedAt = ({ verifiedScore, verifiedAt: at }: CandidateSkill): number =>
  verifiedScore === null ? 0 : (at?.getTime() ?? 1);

const max = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Keeps one claim for each language and assessor, the later one. */
export function mergeLanguages(
  mine: readonly LanguageClaim[],
  theirs: readonly LanguageClaim[],
): LanguageClaim[] {
  const key = ({ language, assessedBy }: LanguageClaim) => `${language} ${assessedBy}`;
  const rivals = new Map(theirs.map((claim) => [key(claim), claim]));
  const later = mine.map((claim) => {
    const rival = rivals.get(key(claim));
    return rival && rival.assessedAt > claim.assessedAt ? { ...rival, _id: claim._id } : claim;
  });
  return withNew(later, theirs, key);
}

/** Returns the first list, plus the items of the second that the first lacks. */
export function withNew<T>(
  mine: readonly T[],
  theirs: readonly T[],
  key: (item: T) => string,
): T[] {
  const seen = new Set(mine.map(key));
  return [
    ...mine,
    ...theirs.filter((item) => {
      if (seen.has(key(item))) return false;
      seen.add(key(item));
      return true;
    }),
  ];
}
