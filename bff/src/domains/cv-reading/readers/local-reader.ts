import { limits } from '@muster/contracts';
import { readCv } from '../../../cv-engine/read-cv.ts';
import type { Proposal } from '../../../cv-engine/cv-engine.types.ts';
import type { CvReader, ReadProposal } from './cv-reader.ts';

export const localEngine = 'local';

/** The rules engine of this process: no text leaves the machine. */
export const localReader: CvReader = {
  read: async ({ document, skills, today, country }) => ({
    engine: localEngine,
    fellBack: false,
    proposals: readCv(document, { skills, today, ...(country && { country }) })
      .slice(0, limits.cvReading.proposals)
      .map(toContract),
  }),
};

/** Returns the engine's fields under the names of the contract. */
function toContract(proposal: Proposal): ReadProposal {
  const { confidence, source } = proposal;
  const common = { confidence: Math.min(1, Math.max(0, confidence)), source };
  switch (proposal.kind) {
    case 'experience': {
      const { company, precision, ...fields } = proposal.fields;
      return {
        ...common,
        kind: 'experience',
        fields: {
          ...fields,
          companyName: company,
          description: fields.description?.slice(0, limits.experience.description) ?? null,
          onlyYears: precision === 'year',
          skillIds: fields.skillIds.slice(0, limits.experience.skills),
        },
      };
    }
    case 'location': {
      const { city, country } = proposal.fields;
      return { ...common, kind: 'location', fields: { city, country } };
    }
    default:
      return { ...common, kind: proposal.kind, fields: proposal.fields } as ReadProposal;
  }
}
