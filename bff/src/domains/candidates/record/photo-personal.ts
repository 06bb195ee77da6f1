import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { findFiles } from '../../files/api/files.ts';
import { forgetPhotos } from '../../files/api/photos.ts';

const only = { photoFileId: 1 } as const;

/** The photo. A merge moves it with the record's own facts. */
export const photoRecord: PersonalRecords = {
  name: 'photo',
  move: () => Promise.resolve({ count: 0, undo: {} }),
  moveBack: () => Promise.resolve(),
  collect: async (candidateId) => {
    const candidate = await CandidateModel.findById(candidateId, only).lean();
    const id = candidate?.photoFileId;
    const photo = id && (await findFiles([id])).get(id.toHexString());
    return photo ? [{ name: photo.name, since: photo.createdAt.toISOString() }] : [];
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const candidate = await CandidateModel.findById(candidateId, only, { session }).lean();
    if (!candidate?.photoFileId) return;
    await forgetPhotos(tx, [candidate.photoFileId]);
    await CandidateModel.updateOne(
      { _id: candidateId },
      { $set: { photoFileId: null } },
      { session },
    );
  },
};
