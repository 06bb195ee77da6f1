import type { CvProposal } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { skillNames } from '../../../records/skills/skills.ts';

/** Returns proposals with the current catalogue names of skills instead of those in the CV. */
export async function withSkillNames(
  proposals: CvProposal[],
  session: ClientSession | null,
): Promise<CvProposal[]> {
  const ids = proposals.flatMap((proposal) =>
    proposal.kind === 'skill' && proposal.fields.skillId
      ? [new Types.ObjectId(proposal.fields.skillId)]
      : [],
  );
  const names = await skillNames(ids, session);
  return proposals.map((proposal) => {
    if (proposal.kind !== 'skill' || !proposal.fields.skillId) return proposal;
    const name = names.get(proposal.fields.skillId) ?? proposal.fields.name;
    return { ...proposal, fields: { ...proposal.fields, name } };
  });
}
