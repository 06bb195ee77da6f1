import { limits } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { issueToken, mintToken } from '../auth/api/account-tokens.ts';
import { SignUpModel, type SignUp } from './sign-up.model.ts';

/** Creates a sign-up, with the clear token of the mailed link. */
export async function createSignUp(
  changes: Partial<SignUp> & Pick<SignUp, 'email'>,
): Promise<{ signUp: SignUp; token: string }> {
  const made = await SignUpModel.create({
    emailNorm: changes.email,
    firstName: 'Noor',
    lastName: 'Haddad',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    mayShare: true,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + limits.token.signUp),
    ...changes,
  });
  const signUp = made.toObject<SignUp>();
  const { _id, email } = signUp;
  const life = limits.token.signUp;
  await transact(systemContext('fixture'), (tx) =>
    issueToken(tx, { purpose: 'sign_up', userId: _id, email, life }),
  );
  return { signUp, token: await mintToken(_id, 'sign_up') };
}
