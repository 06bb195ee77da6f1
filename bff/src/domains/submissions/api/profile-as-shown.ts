import type { ClientReads } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { clientViewOf, type Presentation } from './client-view.ts';

/** Of no job in particular: files and words are chosen for each. */
const nothingPrepared: Presentation = {
  introduction: null,
  bioId: null,
  bioOverride: null,
  shownAttachmentIds: [],
  shownSkillIds: null,
  availableFrom: null,
  noticeDays: null,
  proposedBillRate: null,
};
const noJob = { skillsRequired: [], skillIds: [] };

/** A person as a client would read them now, before anything is prepared for a job. */
export async function profileAsShown(candidate: Candidate): Promise<ClientReads> {
  const { billRate: _billRate, ...view } = await clientViewOf(nothingPrepared, candidate, noJob);
  return { view };
}
