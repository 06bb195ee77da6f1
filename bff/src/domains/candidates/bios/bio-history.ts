import type { bioEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import type { BioEntry, Candidate } from '../../../records/candidates/candidate.model.ts';
import type { BioVersion } from './bio-version.model.ts';
import { keepVersion, versionsOf } from './bio-versions.ts';
import { historyOf } from './bio.serializer.ts';
import { bioOf, changeBios, requireDefault, withBio } from './change-bios.ts';

/** Returns a bio's earlier versions. */
export const readBioHistory: Service<typeof bioEndpoints.history> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidateFor(actor, 'candidate.updateBios', params.id);
  const bio = bioOf(candidate.bios, params.bioId);
  const versions = await versionsOf(bio._id);
  const shown = versions.length > 0 ? versions : [firstVersion(candidate, bio)];
  return historyOf(shown, await findPeople(shown.map(({ by }) => by)));
};

/** Restores an earlier text; this also becomes a version of the history. */
export const restoreBioVersion: Service<typeof bioEndpoints.restoreVersion> = (
  ctx,
  { params, body },
) =>
  changeBios(ctx, {
    id: params.id,
    version: body.version,
    bioId: params.bioId,
    action: 'update',
    change: async (bios, tx, candidate) => {
      const bio = bioOf(bios, params.bioId);
      const versions = await versionsOf(bio._id, tx.session);
      const former = versions.find(({ number }) => number === body.number);
      if (!former) throw new AppError('NOT_FOUND');
      const { title, body: text, audience, language, status } = former.entry;
      const entry: BioEntry = {
        ...bio,
        title,
        body: text,
        audience,
        language,
        status,
        approvedBy: status === 'ready' ? tx.userId : null,
        approvedAt: status === 'ready' ? tx.at : null,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      };
      requireDefault(bios, bio, entry);
      await keepVersion(tx, candidate._id, entry);
      return withBio(bios, entry);
    },
  });

/** A bio that was never changed here has one version. */
const firstVersion = ({ _id }: Candidate, entry: BioEntry): BioVersion => ({
  _id: entry._id,
  candidateId: _id,
  bioId: entry._id,
  number: 1,
  entry,
  at: entry.updatedAt,
  by: entry.updatedBy,
  purgeAt: null,
});
