import { isPersonalMail } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { IntakeModel } from './intake.model.ts';

/** The sender of a job request by the public form, with the budget. */
export interface AskedByForm {
  name: string;
  email: string;
  budget: string | null;
  /** Whether the address is private, so that its domain names no company. */
  isPersonalMail: boolean;
}

/** Returns the form that a job came from; null for requests of users with an account. */
export async function findIntake(
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<AskedByForm | null> {
  const intake = await IntakeModel.findById(id, null, { session }).lean();
  if (!intake?.contact) return null;
  const { name, email } = intake.contact;
  return { name, email, budget: intake.budget, isPersonalMail: isPersonalMail(email) };
}
