import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { createLink } from '../../links/links.fixtures.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import {
  EvaluationInputModel,
  inputSubject,
  type EvaluationInputRecord,
} from './evaluation-input.model.ts';

/** Creates a question to a supervisor in the database, asked two days ago. */
export async function createInput(
  { _id }: Pick<EvaluationRecord, '_id'>,
  {
    _id: placementId,
    companyId,
    supervisorCompanyUserId,
  }: Pick<Placement, '_id' | 'companyId' | 'supervisorCompanyUserId'>,
  changes: Partial<EvaluationInputRecord> = {},
): Promise<EvaluationInputRecord> {
  const input = await EvaluationInputModel.create({
    evaluationId: _id,
    placementId,
    companyId,
    companyUserId: supervisorCompanyUserId ?? new Types.ObjectId(),
    userId: new Types.ObjectId(),
    askedAt: new Date(Date.now() - 2 * limits.evaluation.inputRemindEvery),
    expiresAt: new Date(Date.now() + limits.evaluation.inputLink),
    ...changes,
  });
  return input.toObject();
}

/** Returns the link to answer, as its holder has it. */
export const inputLinkOf = (input: EvaluationInputRecord, holderEmail: string) =>
  createLink({
    purpose: 'evaluation_input',
    subject: inputSubject(input),
    holderEmail,
    scopes: ['evaluation:input'],
    expiresAt: input.expiresAt,
    maxUses: 1,
    keepEarlier: true,
  });
