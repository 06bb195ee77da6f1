import type { CvProposal, CvProposalKind } from '@muster/contracts';

export const proposalGroups = [
  'personal',
  'experience',
  'education',
  'skills',
  'languages',
  'links',
] as const;
export type ProposalGroup = (typeof proposalGroups)[number];

const groupOfKind: Readonly<Record<CvProposalKind, ProposalGroup>> = {
  name: 'personal',
  headline: 'personal',
  location: 'personal',
  contact: 'personal',
  experience: 'experience',
  education: 'education',
  skill: 'skills',
  language: 'languages',
  link: 'links',
};

/** Groups the proposals that need a decision, in document order. */
export function groupProposals(proposals: readonly CvProposal[]) {
  return proposalGroups
    .map((group) => ({
      group,
      proposals: proposals
        .filter((proposal) => groupOfKind[proposal.kind] === group)
        .toSorted((a, b) => a.source.from - b.source.from),
    }))
    .filter((one) => one.proposals.length > 0);
}

export const groupOf = ({ kind }: Pick<CvProposal, 'kind'>): ProposalGroup => groupOfKind[kind];

export const isTaken = ({ decision }: Pick<CvProposal, 'decision'>): boolean =>
  decision === 'accepted' || decision === 'edited';

/** Returns a proposal's current fields: as edited, otherwise as in the CV. */
export const saysNow = <P extends CvProposal>({ fields, edited }: P): P['fields'] =>
  edited ?? fields;
