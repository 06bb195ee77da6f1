import { fromMinorUnits } from '@muster/contracts';
import { plainText } from '../../../rich-text/rich-text.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/**
 * Returns the record's facts about the candidate, in plain words. Leaves out owner and rating,
 * which are about the agency's work.
 */
export async function factsOf(candidate: Candidate): Promise<Record<string, unknown>> {
  const names = await skillNames([
    ...candidate.skills.map(({ skillId }) => skillId),
    ...candidate.experience.flatMap(({ skillIds }) => skillIds),
  ]);
  const nameOf = (id: { toHexString(): string }) => names.get(id.toHexString()) ?? null;
  return {
    number: candidate.number,
    firstName: candidate.firstName,
    middleName: candidate.middleName,
    lastName: candidate.lastName,
    preferredName: candidate.preferredName,
    pronouns: candidate.pronouns,
    email: candidate.email,
    phone: candidate.phone,
    otherContacts: candidate.contacts.map(({ kind, value }) => `${kind}: ${value}`),
    links: candidate.links.map(({ url }) => url),
    country: candidate.country,
    region: candidate.region,
    city: candidate.city,
    timeZone: candidate.timeZone,
    birthDate: candidate.birthDate,
    workAuthorisation: candidate.workAuthorisation,
    headline: candidate.headline,
    role: candidate.primaryRole,
    seniority: candidate.seniority,
    yearsOfExperience: candidate.yearsExperience,
    standing: candidate.status,
    vetting: candidate.vettingStatus,
    availableFrom: candidate.availableFrom,
    noticeDays: candidate.noticePeriodDays,
    hoursPerWeek: candidate.weeklyCapacityHours,
    openTo: candidate.openTo,
    wouldMoveTo: candidate.relocationCountries,
    cameBy: [candidate.sourceKind, candidate.sourceDetail].filter(Boolean).join(': '),
    skills: candidate.skills.map(({ skillId, level, years, verifiedScore }) => ({
      skill: nameOf(skillId),
      level,
      years,
      score: verifiedScore,
    })),
    languages: candidate.languages.map(({ language, level, assessedBy, assessedAt }) => ({
      language,
      level,
      by: assessedBy,
      at: assessedAt.toISOString(),
    })),
    rates: candidate.rates.map((rate) => ({
      kind: rate.kind,
      amount: `${fromMinorUnits(rate.amountMinor)} ${rate.currency} / ${rate.unit}`,
      from: rate.effectiveFrom,
      to: rate.effectiveTo,
      note: rate.note,
    })),
    experience: candidate.experience.map((entry) => ({
      company: entry.companyName,
      title: entry.title,
      from: entry.startMonth,
      to: entry.endMonth,
      location: entry.location,
      description: entry.description,
      skills: entry.skillIds.map(nameOf),
    })),
    education: candidate.education.map((entry) => ({
      school: entry.school,
      degree: entry.degree,
      field: entry.field,
      from: entry.startYear,
      to: entry.endYear,
      grade: entry.grade,
      description: entry.description,
    })),
    biographies: candidate.bios.map(({ title, body, audience }) => ({
      title,
      audience,
      text: plainText(body),
    })),
    since: candidate.createdAt.toISOString(),
    lastChanged: candidate.updatedAt.toISOString(),
  };
}
