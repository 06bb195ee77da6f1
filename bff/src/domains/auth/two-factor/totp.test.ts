import { generateSync } from 'otplib';
import { groupedSecret, newTotpSecret, stepOfCode } from './totp.ts';

it('agrees with RFC 6238', () => {
  // The secret of the RFC's appendix B in base32; its codes have eight digits, of which the last
  // six are used here.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(generateSync({ secret, epoch: 59 })).toBe('287082');
  expect(generateSync({ secret, epoch: 1_111_111_109 })).toBe('081804');
});

it('names the time step of a code, so that the code can be used once', () => {
  const secret = newTotpSecret();
  const epoch = Math.floor(Date.now() / 1000);
  expect(stepOfCode(secret, generateSync({ secret, epoch }))).toBe(Math.floor(epoch / 30));
  expect(stepOfCode(secret, generateSync({ secret, epoch: epoch - 300 }))).toBeNull();
});

it('creates secrets of 160 bits, shown in groups of four', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(groupedSecret(secret).split(' ')).toHaveLength(8);
  expect(groupedSecret(secret).replaceAll(' ', '')).toBe(secret);
});
