import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

/**
 * A candidate answers one form of a pool and job at a time.
 * @throws AppError FORM_ALREADY_LIVE with the conflicting form
 */
export async function requireNoOther(
  { session }: Tx,
  { candidateId, poolId, jobId }: Pick<ScreeningFormRecord, 'candidateId' | 'poolId' | 'jobId'>,
  except: Types.ObjectId | null = null,
): Promise<void> {
  const other = await ScreeningFormModel.findOne(
    {
      candidateId,
      poolId,
      jobId,
      isLive: true,
      deletedAt: null,
      ...(except && { _id: { $ne: except } }),
    },
    { _id: 1 },
    { session },
  ).lean();
  if (other)
    throw new AppError('FORM_ALREADY_LIVE', { context: { formId: other._id.toHexString() } });
}

/** Returns FORM_ALREADY_LIVE if two requests race and the database accepts one of them. */
export async function orAlreadyLive<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('FORM_ALREADY_LIVE', { cause: error });
    throw error;
  }
}
