import { candidateEndpoints, ownProfileEndpoints, photoEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { RunningForms } from '../../forms/running-forms.ts';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { updateEducation } from './background/update-education.ts';
import { updateExperience } from './background/update-experience.ts';
import { bioRoutes } from './bios/bios.router.ts';
import { bulkOwner } from './owner/bulk-owner.ts';
import { checkDuplicates } from './duplicates/check-duplicates.ts';
import {
  updateOwnEducation,
  updateOwnExperience,
  updateOwnLanguages,
  updateOwnLinks,
  updateOwnSkills,
} from './own/update-own-lists.ts';
import { updateOwnFacts, updateOwnRate } from './own/update-own.ts';
import {
  readCandidatePhoto,
  readOwnProfilePhoto,
  removeCandidatePhoto,
  removeOwnProfilePhoto,
  setCandidatePhoto,
  setOwnProfilePhoto,
} from './record/candidate-photo.ts';
import { createCandidate } from './record/create-candidate.ts';
import { deleteCandidate, readDeleteEffects } from './record/delete-candidate.ts';
import { listCandidates } from './list/list-candidates.ts';
import { readOwnProfile } from './record/own-profile.ts';
import { personPoolRoutes } from './pools/person-pools.router.ts';
import { readCandidate } from './record/read-candidate.ts';
import { restoreCandidate } from './record/restore-candidate.ts';
import { updateContact } from './contact/update-contact.ts';
import { updateHarvestId } from './contact/update-harvest-id.ts';
import { updateSensitive } from './contact/update-sensitive.ts';
import { updateLinks } from './contact/update-links.ts';
import { verifyContact } from './contact/verify-contact.ts';
import { writeAgain } from './contact/write-again.ts';
import { updateRates } from './rates/update-rates.ts';
import { updateSkills } from './skills/update-skills.ts';

/** Serves the candidate endpoints. */
export function candidateRoutes(
  router: Router,
  { runningForms }: { runningForms: readonly RunningForms[] },
): void {
  mount(router, candidateEndpoints.list, listCandidates);
  mount(router, candidateEndpoints.create, createCandidate);
  mount(router, candidateEndpoints.checkDuplicates, checkDuplicates);
  mount(router, candidateEndpoints.bulkOwner, bulkOwner);
  mount(router, candidateEndpoints.read, readCandidate);
  mount(router, candidateEndpoints.updateContact, updateContact);
  mount(router, candidateEndpoints.updateSensitive, updateSensitive);
  mount(router, candidateEndpoints.writeAgain, writeAgain);
  mount(router, candidateEndpoints.verifyContact, verifyContact);
  mount(router, candidateEndpoints.updateLinks, updateLinks);
  mount(router, candidateEndpoints.updateRates, updateRates);
  mount(router, candidateEndpoints.updateSkills, updateSkills);
  mount(router, candidateEndpoints.updateExperience, updateExperience);
  mount(router, candidateEndpoints.updateEducation, updateEducation);
  mount(router, candidateEndpoints.updateHarvestId, updateHarvestId);
  mountBytes(router, photoEndpoints.setCandidate, setCandidatePhoto);
  mount(router, photoEndpoints.removeCandidate, removeCandidatePhoto);
  mountFile(router, photoEndpoints.ofCandidate, readCandidatePhoto);
  mount(router, candidateEndpoints.deleteEffects, readDeleteEffects);
  mount(router, candidateEndpoints.delete, deleteCandidate);
  mount(router, candidateEndpoints.restoreDeleted, restoreCandidate);
  mount(router, ownProfileEndpoints.read, readOwnProfile);
  mount(router, ownProfileEndpoints.updateFacts, updateOwnFacts);
  mount(router, ownProfileEndpoints.updateRate, updateOwnRate);
  mount(router, ownProfileEndpoints.updateSkills, updateOwnSkills);
  mount(router, ownProfileEndpoints.updateLanguages, updateOwnLanguages);
  mount(router, ownProfileEndpoints.updateLinks, updateOwnLinks);
  mount(router, ownProfileEndpoints.updateExperience, updateOwnExperience);
  mount(router, ownProfileEndpoints.updateEducation, updateOwnEducation);
  mountBytes(router, photoEndpoints.setOwnProfile, setOwnProfilePhoto);
  mount(router, photoEndpoints.removeOwnProfile, removeOwnProfilePhoto);
  mountFile(router, photoEndpoints.ofOwnProfile, readOwnProfilePhoto);
  bioRoutes(router);
  personPoolRoutes(router, runningForms);
}
