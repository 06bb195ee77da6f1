import { emptyApplying, type ApplyingDraft } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { createLink } from '../links/links.fixtures.ts';
import { ApplyingModel, type ApplyingRecord } from './applying.model.ts';

/** Application that can be sent. */
export const wholeDraft: ApplyingDraft = {
  ...emptyApplying,
  firstName: 'Inês',
  lastName: 'Duarte',
  phone: '+351 930 111 222',
  country: 'PT',
  headline: 'Senior React engineer',
  yearsExperience: 8,
  experience: [
    {
      companyName: 'Brightwave',
      title: 'Senior Frontend Engineer',
      startMonth: '2021-03',
      endMonth: null,
      description: 'Leads the checkout team.',
    },
  ],
  skills: ['React'],
  english: 'C1',
  rate: { amount: '55.00', currency: 'USD', unit: 'hour' },
  noticePeriodDays: 30,
  motivation: 'I like to build shops.',
  isSixteen: true,
  mayStore: true,
};

/** Creates an application with its mailed link, or with its browser's link. */
export async function createApplying(
  changes: Partial<ApplyingRecord> & { isCopied?: boolean } = {},
): Promise<{ intake: ApplyingRecord; handle: string; token: string }> {
  const { isCopied = false, email = 'ines@guest.test', ...rest } = changes;
  const expiresAt = new Date(Date.now() + 86_400_000);
  const intake = new ApplyingModel({
    email,
    emailNorm: email,
    timeZone: 'Europe/Lisbon',
    step: 'review',
    expiresAt,
    draft: wholeDraft,
    ...rest,
  });
  await intake.save();
  const { token, stored } = await createLink({
    purpose: 'application_resume',
    subject: { type: 'application_intake', id: intake._id as Types.ObjectId },
    holderEmail: email ?? 'ines@guest.test',
    scopes: ['application:write'],
    expiresAt,
  });
  if (isCopied) await markCopied(stored._id);
  return { intake: intake.toObject<ApplyingRecord>(), handle: stored.handle, token };
}

const markCopied = (_id: Types.ObjectId) =>
  AccessTokenModel.updateOne({ _id }, { $set: { isCopied: true } });
