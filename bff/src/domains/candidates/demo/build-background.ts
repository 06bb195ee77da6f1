import { Types } from 'mongoose';
import type {
  BioEntry,
  EducationEntry,
  ExperienceEntry,
} from '../../../records/candidates/candidate.model.ts';
import { withDerived } from './with-derived.ts';
import {
  bioTexts,
  duties,
  employers,
  studiesOf,
  wordyDuties,
} from '../../../demo/background.data.ts';
import { crafts } from './crafts.data.ts';
import { places } from '../../../demo/places.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

const monthDays = 30;
const yearDays = 365;

/**
 * Adds experience, skills and bios to demo candidates, from a separate random source, so that other
 * demo data stay the same.
 */
export function withBackgrounds(
  candidates: readonly DemoCandidate[],
  skillNames: ReadonlyMap<string, string>,
  time: DemoTime,
): DemoCandidate[] {
  const random = new Random(20_266);
  return candidates.map((candidate, index) => {
    // New users open the first candidate.
    const experience =
      hasHistory(candidate) || random.chance(0.5)
        ? buildExperience(candidate, { random, time })
        : [];
    if (index === 0) inOwnWords(experience);
    const education = random.chance(0.6) ? buildEducation(candidate, { random, time }) : [];
    const bios =
      index === 0 || (experience.length > 0 && random.chance(0.5))
        ? buildBios(candidate, skillNames, { random, time }, index === 0 ? 2 : 1)
        : [];
    return withDerived({ ...candidate, experience, education, bios }, time);
  });
}

/** Vetted and proposed candidates have an employment history. */
const hasHistory = ({ status, userId }: DemoCandidate): boolean =>
  userId !== null || !['new', 'lead'].includes(status);

interface Source {
  random: Random;
  time: DemoTime;
}

function buildExperience(candidate: DemoCandidate, { random, time }: Source): ExperienceEntry[] {
  const years = candidate.yearsExperience ?? 4;
  const count = Math.min(random.int(1, 4), Math.max(1, Math.floor(years / 2)));
  const length = Math.max(1, Math.floor((years * yearDays) / count / monthDays));
  const month = (monthsAgo: number) => time.day(monthsAgo * monthDays).slice(0, 7);
  const place = placeOf(candidate);
  const headline = candidate.headline ?? 'Engineer';
  const titles = [headline, ...formerTitles(headline)];
  const did = random.sample(duties[candidate.primaryRole ?? 'Backend'] ?? [], count);
  return random
    .sample(employers[place.region], count)
    .map((companyName, index): ExperienceEntry => {
      const isCurrent = index === 0;
      return {
        _id: new Types.ObjectId(random.id()),
        companyName,
        hideCompanyFromClient: isCurrent,
        title: titles[index] ?? headline,
        employmentType: random.weighted({ full_time: 6, contract: 2, freelance: 1 }),
        location: random.chance(isCurrent ? 0.9 : 0.4) ? candidate.city : null,
        isRemote: random.chance(0.5),
        startMonth: month((index + 1) * length),
        endMonth: isCurrent ? null : month(index * length + 1),
        description: did[index] ?? null,
        skillIds: random.sample(candidate.skills, isCurrent ? 4 : 2).map(({ skillId }) => skillId),
        source: random.chance(0.3) ? 'cv_review' : 'staff',
        sourceAttachmentId: null,
      };
    });
}

const placeOf = ({ country, city }: Pick<DemoCandidate, 'country' | 'city'>) => {
  const there = places.filter((place) => place.country === country);
  return (
    there.find(({ cities }) => cities.some(([name]) => name === city)) ?? there[0] ?? places[0]!
  );
};

/** Returns earlier job titles of this craft, latest first. */
const formerTitles = (headline: string): readonly string[] =>
  crafts.find(({ title }) => headline.toLowerCase().endsWith(title.toLowerCase()))?.former ?? [];

/** Gives the first candidate's entries their original, unedited wording. */
function inOwnWords(experience: ExperienceEntry[]): void {
  for (const [index, description] of wordyDuties.entries()) {
    const entry = experience[index];
    if (entry) entry.description = description;
  }
}

function buildEducation(candidate: DemoCandidate, { random, time }: Source): EducationEntry[] {
  const endYear = Number(time.day(0).slice(0, 4)) - (candidate.yearsExperience ?? 4);
  return [
    {
      _id: new Types.ObjectId(random.id()),
      school: random.pick(placeOf(candidate).schools),
      degree: random.weighted({ bachelor: 6, master: 3, associate: 1 }),
      field: random.pick(studiesOf(candidate.primaryRole)),
      startYear: endYear - 4,
      endYear,
      grade: null,
      description: null,
      source: 'staff',
      sourceAttachmentId: null,
    },
  ];
}

function buildBios(
  candidate: DemoCandidate,
  skillNames: ReadonlyMap<string, string>,
  { random, time }: Source,
  count: number,
): BioEntry[] {
  const skills = candidate.skills
    .slice(0, 3)
    .flatMap(({ skillId }) => skillNames.get(skillId.toHexString()) ?? [])
    .join(', ');
  return random.sample(bioTexts, count).map(({ title, body }, index): BioEntry => {
    const at = time.ago(random.int(3, 120));
    const isReady = index === 0;
    return {
      _id: new Types.ObjectId(random.id()),
      title,
      body: body
        .replaceAll('{name}', candidate.firstName)
        .replaceAll('{title}', (candidate.headline ?? 'engineer').toLowerCase())
        .replaceAll('{years}', String(candidate.yearsExperience ?? 4))
        .replaceAll('{skills}', skills),
      audience: 'client',
      language: 'en',
      status: isReady ? 'ready' : 'draft',
      isDefault: index === 0,
      basedOnApplicationId: null,
      approvedBy: isReady ? candidate.ownerUserId : null,
      approvedAt: isReady ? at : null,
      createdAt: at,
      createdBy: candidate.ownerUserId,
      updatedAt: at,
      updatedBy: candidate.ownerUserId,
    };
  });
}
