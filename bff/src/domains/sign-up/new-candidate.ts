import {
  emptyApplying,
  isDisposableHost,
  limits,
  mailHost,
  type ConsentPurpose,
} from '@muster/contracts';
import { addDays, dayOf } from '../../db/calendar-day.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { addConsent } from '../../records/consents/consents.ts';
import { addApplicant, leastBusyRecruiter, recordReferral } from '../candidates/api/applicants.ts';
import { bindReferral } from '../referrals/api/bind-referral.ts';
import { addRuleTask } from '../tasks/api/rule-tasks.ts';
import type { SignUp } from './sign-up.model.ts';

interface ReceivedAs {
  number: string;
  sessionSecret: string;
}

/** Creates the record of a new candidate, with consents, referrer and a task to write to them. */
export async function arrive(
  tx: Tx,
  signUp: SignUp,
  { number, sessionSecret }: ReceivedAs,
): Promise<Candidate> {
  const { email, firstName, lastName, country, timeZone, source, referralCode } = signUp;
  const ownerUserId = await leastBusyRecruiter(tx);
  // A record needs an owner; an agency without colleagues accepts no sign-ups.
  if (!ownerUserId) throw new AppError('FEATURE_DISABLED');
  const candidate = await addApplicant(
    tx,
    {
      form: {
        ...emptyApplying,
        firstName,
        lastName,
        country,
        experience: [],
        rate: null,
        linkedinUrl: null,
        githubUrl: null,
        mayShare: signUp.mayShare,
      },
      email,
      timeZone,
      skillIds: [],
    },
    {
      ownerUserId,
      sourceKind: 'sign_up',
      sourceDetail: source ? `Signed up, came from ${source}` : 'Signed up',
    },
    number,
  );
  await agree(tx, candidate, signUp);
  const referral = await bindReferral(tx, {
    candidate,
    email,
    isNew: true,
    code: referralCode,
    secret: sessionSecret,
  });
  if (referral) await recordReferral(tx, candidate, referral);
  await addRuleTask(tx, candidate, {
    title: `Welcome ${firstName} ${lastName}, who signed up`,
    note: isDisposableHost(mailHost(email))
      ? 'The e-mail address is one of those that are thrown away after minutes.'
      : null,
    kind: 'follow_up',
    dueOn: addDays(dayOf(tx.at), limits.signUp.answerWithin),
    assigneeId: ownerUserId,
    rule: 'signed_up',
  });
  return candidate;
}

async function agree(tx: Tx, { _id }: Candidate, { mayShare }: SignUp): Promise<void> {
  const purposes: ConsentPurpose[] = ['store_profile', 'contact'];
  if (mayShare) purposes.push('share_with_clients');
  for (const purpose of purposes)
    await addConsent(tx, {
      candidateId: _id,
      purpose,
      granted: true,
      channel: 'sign_up',
      recordedBy: null,
    });
}
