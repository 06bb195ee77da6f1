import type { ClientSession, Types } from 'mongoose';
import { CompanyUserModel } from './company-user.model.ts';

/** Returns the account of the client's primary contact; null if there is none. */
export async function primaryContactOf(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId | null> {
  const member = await CompanyUserModel.findOne(
    { companyId, isPrimaryContact: true, status: 'active', deletedAt: null },
    { userId: 1 },
    { session },
  ).lean();
  return member?.userId ?? null;
}
