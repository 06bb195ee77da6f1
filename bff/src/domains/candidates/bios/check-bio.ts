import type { bioEndpoints } from '@muster/contracts';
import { foldText, hasName } from '../../../db/fold-text.ts';
import type { Service } from '../../../http/mount.ts';
import { plainText } from '../../../rich-text/rich-text.ts';
import { companiesNamedIn } from '../../../records/companies/company-directory.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';

/**
 * Finds names of current employers and of clients in a text: no error, but rarely meant for a
 * client.
 */
export const checkBio: Service<typeof bioEndpoints.check> = async ({ actor }, { params, body }) => {
  const { experience } = await findCandidateFor(actor, 'candidate.updateBios', params.id);
  const text = plainText(body.body);
  const employers = [
    ...new Set(
      experience
        .filter((entry) => entry.hideCompanyFromClient && hasName(text, entry.companyName))
        .map(({ companyName }) => companyName),
    ),
  ];
  const clients = (await companiesNamedIn(text)).filter(
    (name) => !employers.some((employer) => foldText(employer) === foldText(name)),
  );
  return {
    names: [
      ...employers.map((name) => ({ name, kind: 'employer' as const })),
      ...clients.map((name) => ({ name, kind: 'client' as const })),
    ],
  };
};
