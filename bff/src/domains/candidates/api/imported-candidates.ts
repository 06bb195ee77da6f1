// Functions for file imports.
export { knownCountries } from '@muster/contracts';
export type { Candidate } from '../../../records/candidates/candidate.model.ts';
export { reaches } from '../../../records/candidates/candidates.policy.ts';
export {
  findAlike,
  identityOf,
  importedByOwner,
  importedCandidate,
  importedSkills,
  isSamePerson,
  lackingParts,
  partsOf,
} from '../importing/imported-parts.ts';
export type { ImportedIdentity, ImportedParts } from '../importing/imported-parts.ts';
export { isTakenMail } from '../duplicates/taken-mail.ts';
export { addImported, fillImported, removeImported } from '../importing/write-imported.ts';
