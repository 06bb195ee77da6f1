import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { appendBytes } from './file-bytes.ts';
import { pdfBytes } from './file.fixtures.ts';
import { FileModel, type StoredFile } from './file.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';

export const bytes = pdfBytes();

/** Creates an upload of a user with the given number of bytes received. */
export async function createUpload(
  userId: Types.ObjectId,
  arrived = 0,
  status: 'receiving' | 'received' = 'receiving',
): Promise<StoredFile> {
  const now = new Date();
  const bytesId = new Types.ObjectId();
  if (arrived > 0)
    await transact(systemContext('fixture'), ({ session }) =>
      appendBytes(bytesId, 0, bytes.subarray(0, arrived), session),
    );
  const file = await FileModel.create({
    userId,
    name: 'cv.pdf',
    purpose: 'document',
    status,
    ...(status === 'received' && { format: 'pdf' as const, sha256: '0'.repeat(64) }),
    size: bytes.length,
    offset: arrived,
    bytesId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.file.uploadLife),
  });
  return file.toObject();
}

/**
 * Fixture for own uploads, which everybody who may upload can reach; others' are hidden from all.
 */
const own = (rest: Partial<Call>, arrived = 0): EndpointFixture => {
  const about = ({ _id }: StoredFile) => ({ params: { id: _id.toHexString() }, ...rest });
  return {
    call: async (_world, caller) => about(await createUpload(personOf(caller).user._id, arrived)),
    hidden: async ({ colleague }) => about(await createUpload(colleague._id, arrived)),
  };
};

export const fileFixtures: EndpointFixtures = {
  'files.begin': {
    call: () => ({ body: { name: 'cv.pdf', size: bytes.length, purpose: 'document' } }),
  },
  'files.read': own({}),
  'files.send': own({ query: { offset: '0' }, bytes: bytes.subarray(0, 100) }),
  'files.complete': own({ body: {} }, bytes.length),
};
