import { Types } from 'mongoose';
import { digestRecoveryCode, openSecret, sealSecret, useSessionSecret } from './sealed-secrets.ts';

const owner = new Types.ObjectId();
const sessionSecret = 'a session secret that is long enough for this';
beforeEach(() => useSessionSecret(sessionSecret));

it('opens what it sealed, and seals the same text differently each time', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', owner);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(openSecret(sealed, owner)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealSecret('JBSWY3DPEHPK3PXP', owner)).not.toBe(sealed);
});

it('does not open a secret for another user or one that was altered', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', owner);
  expect(openSecret(sealed, new Types.ObjectId())).toBeNull();
  const [version, nonce, tag, text = ''] = sealed.split('.');
  const altered = Buffer.from(text, 'base64url').map((byte, i) => (i === 0 ? byte ^ 1 : byte));
  expect(
    openSecret([version, nonce, tag, Buffer.from(altered).toString('base64url')].join('.'), owner),
  ).toBeNull();
  for (const nonsense of ['', 'v1', 'v1...', 'v2.a.b.c', 'JBSWY3DPEHPK3PXP'])
    expect(openSecret(nonsense, owner)).toBeNull();
});

it('does not open a secret with another session secret', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', owner);
  const digest = digestRecoveryCode('abcde12345', owner);
  useSessionSecret('another session secret that is long enough');
  expect(openSecret(sealed, owner)).toBeNull();
  expect(digestRecoveryCode('abcde12345', owner)).not.toBe(digest);
});

it('digests a code for its owner only', () => {
  const digest = digestRecoveryCode('abcde12345', owner);
  expect(digestRecoveryCode('abcde12345', owner)).toBe(digest);
  expect(digestRecoveryCode('abcde12345', new Types.ObjectId())).not.toBe(digest);
  expect(digestRecoveryCode('abcde12346', owner)).not.toBe(digest);
});
