import type { CvProposal, OwnCv, OwnCvDifference, ownCvEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../candidates/api/reviewed-facts.ts';
import type { AnyProposal } from '../extraction-review.model.ts';
import { compareProposal } from '../profile/compare-proposal.ts';
import { problemsOf } from '../profile/proposal-rules.ts';
import { withSkillNames } from '../review/skill-names.ts';
import { findOwnCv, ownProposals } from './find-own-cv.ts';

/** Returns the reading of the newest own CV, compared with the current profile. */
export const readOwnCv: Service<typeof ownCvEndpoints.read> = ({ actor }) => showOwnCv(actor);

export async function showOwnCv(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<OwnCv> {
  const { record, found } = await findOwnCv(actor, session);
  if (!found) return { reading: null };
  const { review, title } = found;
  const proposals = ownProposals(review);
  const differences = proposals.flatMap((proposal) => differenceOf(proposal, record) ?? []);
  return {
    reading: {
      id: review._id.toHexString(),
      attachmentTitle: title,
      readAt: review.createdAt.toISOString(),
      // Uses the current catalogue names of skills.
      differences: (await withSkillNames(
        differences as unknown as CvProposal[],
        session,
      )) as unknown as OwnCvDifference[],
      same: proposals.length - differences.length,
      version: record.version,
      mayAnswer: record.status !== 'rejected',
    },
  };
}

/** Returns null if the profile already has the fact as the CV states it. */
function differenceOf(proposal: AnyProposal, record: Candidate): OwnCvDifference | null {
  const { _id, kind, fields, own } = proposal;
  // Uses the CV's own wording, without the recruiter's edits.
  const said = { ...proposal, edited: null } as AnyProposal;
  const { relation, existing } = compareProposal(said, record);
  if (relation === 'same') return null;
  // Stored fields always match their kind, which the compiler cannot infer.
  return {
    id: _id.toHexString(),
    kind,
    fields,
    existing,
    relation,
    mayTake: problemsOf(said).length === 0,
    answer: own?.answer ?? null,
  } as OwnCvDifference;
}
