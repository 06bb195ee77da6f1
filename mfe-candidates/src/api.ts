import {
  candidateEndpoints,
  exportEndpoints,
  followEndpoints,
  noteEndpoints,
  skillEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { blockEndpoints, savedViewEndpoints } from '@muster/blocks';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ...blockEndpoints,
  ...savedViewEndpoints,
  candidatesList: candidateEndpoints.list,
  candidatesCreate: candidateEndpoints.create,
  candidatesCheckDuplicates: candidateEndpoints.checkDuplicates,
  candidatesBulkOwner: candidateEndpoints.bulkOwner,
  candidatesRead: candidateEndpoints.read,
  candidatesUpdateContact: candidateEndpoints.updateContact,
  candidatesUpdateLinks: candidateEndpoints.updateLinks,
  candidatesUpdateRates: candidateEndpoints.updateRates,
  candidatesUpdateSkills: candidateEndpoints.updateSkills,
  candidatesDeleteEffects: candidateEndpoints.deleteEffects,
  candidatesDelete: candidateEndpoints.delete,
  candidatesRestoreDeleted: candidateEndpoints.restoreDeleted,
  candidatesActivity: candidateEndpoints.activity,
  followsReadCandidate: followEndpoints.readCandidate,
  followsFollowCandidate: followEndpoints.followCandidate,
  followsUnfollowCandidate: followEndpoints.unfollowCandidate,
  exportsCreate: exportEndpoints.create,
  notesRead: noteEndpoints.read,
  skillsSearch: skillEndpoints.search,
  skillsMap: skillEndpoints.map,
  skillsPropose: skillEndpoints.propose,
});
