import { isPersonalMail } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { IntakeModel } from './intake.model.ts';

/** Who asked for a job by the public form, and what they would pay. */
export interface AskedByForm {
  name: string;
  email: string;
  budget: string | null;
  /** Whether the address is private, so that its domain names no company. */
  isPersonalMail: boolean;
}

/** The form that a job came by; null for those of people who have an account. */
export async function findIntake(
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<AskedByForm | null> {
  const intake = await IntakeModel.findById(id, null, { session }).lean();
  if (!intake?.contact) return null;
  const { name, email } = intake.contact;
  return { name, email, budget: intake.budget, isPersonalMail: isPersonalMail(email) };
}
