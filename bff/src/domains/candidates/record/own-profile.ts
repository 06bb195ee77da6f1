import type { ResponseOf, ownProfileEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { ownPhoto } from '../../../identity/people/photo-address.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { educationOf, experienceOf } from '../background/background.serializer.ts';
import { ownBiosOf } from '../bios/bio.serializer.ts';
import { availabilityOf, linksOf, publicRateOf, ratesOf } from '../candidate.serializer.ts';
import { englishOf, otherLanguagesOf } from '../../../records/candidates/language-claims.ts';
import { scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { ownLocksOf } from '../own/own-locks.ts';
import { completenessOf } from './completeness.ts';

/** Returns the candidate's own profile. */
export const readOwnProfile: Service<typeof ownProfileEndpoints.read> = ({ actor }) =>
  showOwnProfile(actor);

/** Serialises the profile for its own candidate, without staff notes. */
export async function showOwnProfile(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<ResponseOf<typeof ownProfileEndpoints.read>> {
  const candidate = await CandidateModel.findOne(
    { ...scopeFor(actor, 'candidate.readOwnProfile'), deletedAt: null },
    null,
    { session },
  ).lean();
  if (!candidate) throw new AppError('NOT_FOUND');
  const locks = await ownLocksOf(candidate, session);
  const [people, names] = await Promise.all([
    findPeople([candidate.ownerUserId]),
    skillNames([
      ...candidate.skills.map(({ skillId }) => skillId),
      ...candidate.experience.flatMap(({ skillIds }) => skillIds),
    ]),
  ]);
  return {
    id: candidate._id.toHexString(),
    number: candidate.number,
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    preferredName: candidate.preferredName,
    name: candidate.name,
    ...ownPhoto(candidate),
    headline: candidate.headline,
    status: candidate.status,
    snoozedUntil: candidate.snoozedUntil,
    vettingStatus: candidate.vettingStatus,
    country: candidate.country,
    city: candidate.city,
    timeZone: candidate.timeZone,
    email: candidate.email,
    phone: candidate.phone,
    links: linksOf(candidate),
    skills: candidate.skills.map(
      ({ _id, skillId, level, years, lastUsedYear, isPrimary, verifiedScore }) => ({
        id: _id.toHexString(),
        skillId: skillId.toHexString(),
        name: names.get(skillId.toHexString()) ?? '',
        level,
        years,
        lastUsedYear,
        isPrimary,
        isVerified: verifiedScore !== null,
      }),
    ),
    english: englishOf(candidate).map(({ _id, level, assessedBy }) => ({
      id: _id.toHexString(),
      level,
      assessedBy,
    })),
    languages: otherLanguagesOf(candidate).map(({ _id, language, level, assessedBy }) => ({
      id: _id.toHexString(),
      language,
      level,
      assessedBy,
    })),
    rates: ratesOf(candidate)
      .filter(({ voided }) => voided === null)
      .map(publicRateOf),
    availability: availabilityOf(candidate),
    experience: experienceOf(candidate, names).map(
      ({ source: _s, sourceAttachmentId: _a, ...entry }) => entry,
    ),
    education: educationOf(candidate).map(
      ({ source: _s, sourceAttachmentId: _a, ...entry }) => entry,
    ),
    bios: ownBiosOf(candidate),
    completeness: completenessOf(candidate),
    locks,
    recruiter: people.ref(candidate.ownerUserId)?.name ?? null,
    updatedAt: candidate.updatedAt.toISOString(),
    version: candidate.version,
  };
}
