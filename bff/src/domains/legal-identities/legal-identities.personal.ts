import type { LegalIdentityKind } from '@muster/contracts';
import { forgetValues } from '../../audit/forget-values.ts';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { releaseFiles } from '../files/api/files.ts';
import { LegalIdentityModel } from './legal-identity.model.ts';
import { identitiesOf } from './record/find-identity.ts';
import { factsOfRecord } from './record/show-identity.ts';

/** Legal identities of a person. In a merge, the survivor keeps its own. */
export const personalIdentities: PersonalRecords = {
  name: 'legal identities',
  count: (candidateId) => LegalIdentityModel.countDocuments({ candidateId, deletedAt: null }),
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const taken: LegalIdentityKind[] = await LegalIdentityModel.distinct('kind', {
      candidateId: to,
      deletedAt: null,
    }).session(session);
    return moveRows(
      tx,
      LegalIdentityModel,
      { candidateId: from, kind: { $nin: taken } },
      raiseVersion({ $set: { candidateId: to } }),
    );
  },
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      LegalIdentityModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) =>
    (await identitiesOf(candidateId)).map((identity) => ({
      kind: identity.kind,
      status: identity.status,
      version: identity.revision,
      ...factsOfRecord(identity),
      verified: identity.verifiedAt?.toISOString() ?? null,
    })),
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const rows = await LegalIdentityModel.find({ candidateId }, null, { session }).lean();
    const files = rows.flatMap(({ idDocumentFileId }) => idDocumentFileId ?? []);
    await releaseFiles(tx, files, 0);
    const ids = rows.map(({ _id }) => _id);
    await LegalIdentityModel.deleteMany({ _id: { $in: ids } }, { session });
    await forgetValues(tx, 'legal_identity', ids);
  },
};
