import { mergeFields, type FieldChoices } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { mergeBios, mergeEducation, mergeExperience } from './merge-background.ts';
import { mergeFieldPaths } from './merge-fields.ts';
import {
  mergeContacts,
  mergeLanguages,
  mergeLinks,
  mergeRates,
  mergeSkills,
  withNew,
} from './merge-lists.ts';

/** Returns the survivor's facts after the merge; derived fields are computed on write. */
export function mergeCandidates(
  survivor: Candidate,
  duplicate: Candidate,
  choices: FieldChoices,
): Candidate {
  const chosen: Candidate = { ...survivor, ...chosenFacts(duplicate, choices) };
  return {
    ...chosen,
    ...sharedFacts(survivor, duplicate),
    contacts: mergeContacts(survivor.contacts, duplicate.contacts, chosen, [survivor, duplicate]),
    links: mergeLinks(survivor.links, duplicate.links),
    rates: mergeRates(survivor.rates, duplicate.rates),
    skills: mergeSkills(survivor.skills, duplicate.skills),
    languages: mergeLanguages(survivor.languages, duplicate.languages),
    experience: mergeExperience(survivor.experience, duplicate.experience),
    education: mergeEducation(survivor.education, duplicate.education),
    bios: mergeBios(survivor.bios, duplicate.bios),
  };
}

const chosenFacts = (duplicate: Candidate, choices: FieldChoices): Partial<Candidate> =>
  Object.fromEntries(
    mergeFields
      .filter((field) => choices[field] === 'duplicate')
      .flatMap((field) => mergeFieldPaths[field].map((path) => [path, duplicate[path]])),
  );

/**
 * Returns fields without a choice: the account, requests of either record, and the latest activity
 * of both.
 */
function sharedFacts(survivor: Candidate, duplicate: Candidate): Partial<Candidate> {
  return {
    userId: survivor.userId ?? duplicate.userId,
    harvestId: survivor.harvestId ?? duplicate.harvestId,
    photoFileId: survivor.photoFileId ?? duplicate.photoFileId,
    canEmail: survivor.canEmail && duplicate.canEmail,
    isPrivate: survivor.isPrivate || duplicate.isPrivate,
    lastContactedAt: later(survivor.lastContactedAt, duplicate.lastContactedAt),
    lastActivityAt: later(survivor.lastActivityAt, duplicate.lastActivityAt),
    confirmedAt: later(survivor.confirmedAt, duplicate.confirmedAt) ?? survivor.confirmedAt,
    custom: { ...duplicate.custom, ...survivor.custom },
    openTo: withNew(survivor.openTo, duplicate.openTo, String),
    relocationCountries: withNew(
      survivor.relocationCountries,
      duplicate.relocationCountries,
      String,
    ),
    vetterIds: withIds(survivor.vetterIds, duplicate.vetterIds),
    poolIds: withIds(survivor.poolIds, duplicate.poolIds),
    poolVetterIds: withIds(survivor.poolVetterIds, duplicate.poolVetterIds),
    jobVetterIds: withIds(survivor.jobVetterIds, duplicate.jobVetterIds),
  };
}

const withIds = (mine: readonly Types.ObjectId[], theirs: readonly Types.ObjectId[]) =>
  withNew(mine, theirs, (id) => id.toHexString());

const later = (a: Date | null, b: Date | null): Date | null =>
  a && b ? (a > b ? a : b) : (a ?? b);
