import type { ClientSession, Types } from 'mongoose';
import { CompanyUserModel, type CompanyUser } from '../company-user.model.ts';

/** The account of whom a client named to be talked with first; null when nobody is. */
export async function primaryContactOf(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId | null> {
  const member = await CompanyUserModel.findOne(
    { companyId, isPrimaryContact: true, status: 'active', deletedAt: null },
    { userId: 1 },
    { session },
  ).lean<Pick<CompanyUser, 'userId'>>();
  return member?.userId ?? null;
}
