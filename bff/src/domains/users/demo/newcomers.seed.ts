import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { AccountTokenModel } from '../../auth/tokens/account-token.model.ts';
import { agencyInvitation } from '../invitations/invited-account.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

const day = 86_400_000;

interface NewcomersSetting {
  people: PeopleIds;
  time: DemoTime;
  passwordHash: string;
}

/**
 * Adds two new candidates: one was invited and has not answered, the other has chosen a password
 * and has the first steps ahead.
 */
export async function seedNewcomers({ people, time, passwordHash }: NewcomersSetting) {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_262);
  const admin = personId(people, 'admin');
  const invitedAt = time.ago(2);
  const join = async (mail: string, changes: Partial<User>) => {
    const _id = new Types.ObjectId(random.id());
    const email = `${mail}@muster.test`;
    await RoleAssignmentModel.create({
      _id: new Types.ObjectId(random.id()),
      userId: _id,
      role: 'recruiter',
      grantedBy: admin,
      grantedAt: invitedAt,
    });
    const base = { email, emailNorm: email, createdAt: invitedAt, createdBy: admin };
    await UserModel.create({ _id, ...base, ...changes });
    return { userId: _id, email };
  };
  await join('newcomer', {
    firstName: 'Tomas',
    lastName: 'Lindgren',
    status: 'pending_setup',
    previousStatus: 'invited',
    emailVerifiedAt: time.ago(1),
    termsAcceptedAt: time.ago(1),
    passwordHash,
    passwordChangedAt: time.ago(1),
    onboardingState: { isNew: true, steps: {} },
  });
  const invited = await join('invited', {
    firstName: 'Elif',
    lastName: 'Aydın',
    invitation: agencyInvitation,
  });
  await AccountTokenModel.create({
    ...invited,
    purpose: 'invite',
    createdAt: invitedAt,
    createdBy: admin,
    expiresAt: new Date(invitedAt.getTime() + limits.token.invite),
    purgeAt: new Date(invitedAt.getTime() + limits.token.invite + 30 * day),
  });
}
