import { openScreeningStates } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

/** Filter for forms that their candidates may still answer. */
export const openForms: QueryFilter<ScreeningFormRecord> = {
  status: { $in: [...openScreeningStates] },
  deletedAt: null,
};

/** Counts forms made of a pool's questions that their candidates may still answer. */
export const countOpenForms = (
  poolId: Types.ObjectId,
  session: ClientSession | null,
  candidateId?: Types.ObjectId,
): Promise<number> =>
  ScreeningFormModel.countDocuments({
    ...openForms,
    poolId,
    ...(candidateId && { candidateId }),
  }).session(session);

/** Checks whether a candidate has a form to answer. */
export const hasOpenForm = async (
  candidateId: Types.ObjectId,
  session: ClientSession | null,
): Promise<boolean> =>
  (await ScreeningFormModel.exists({ ...openForms, candidateId }).session(session)) !== null;
