import type { ClientReads } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { clientViewOf, type Presentation } from './client-view.ts';

/** For no job in particular: files and texts are chosen per job. */
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

/** Returns a candidate as a client would see them now, before anything is prepared for a job. */
export async function profileAsShown(candidate: Candidate): Promise<ClientReads> {
  const { billRate: _billRate, ...view } = await clientViewOf(nothingPrepared, candidate, noJob);
  return { view };
}
