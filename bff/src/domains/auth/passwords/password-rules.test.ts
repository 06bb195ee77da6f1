import {
  hashPassword,
  needsRehash,
  passwordMatches,
  standardCost,
  usePasswordCost,
} from '../api/password-hash.ts';
import { passwordRefusal, type PasswordOwner } from './password-rules.ts';

const ana: PasswordOwner = {
  onlyCandidate: false,
  email: 'ana.keller@northwind.test',
  names: ['Ana', 'Keller'],
  companies: ['Blue Harbour'],
  usedHashes: [],
};

const codeFor = async (password: string, owner: PasswordOwner = ana) =>
  (await passwordRefusal(password, owner, 'password'))?.code ?? null;

beforeAll(() => usePasswordCost({ memory: 64, passes: 1, lanes: 1 }));
afterAll(() => usePasswordCost(standardCost));

test('staff need twelve characters and candidates ten', async () => {
  expect(await codeFor('vexing-ram1')).toBe('TOO_SHORT');
  expect(await codeFor('vexing-ram1', { ...ana, onlyCandidate: true })).toBeNull();
  expect(await codeFor('vexing-12', { ...ana, onlyCandidate: true })).toBe('TOO_SHORT');
  expect(await codeFor('v'.repeat(129))).toBe('TOO_LONG');
});

test('length is counted in code points, including spaces', async () => {
  expect(await codeFor('tin 🚲 moss 🌧')).toBeNull();
  expect(await codeFor('🚲🌧🪁')).toBe('TOO_SHORT');
});

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd1234',
  'qwertyqwerty',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaaa',
  'abcabcabcabcabc',
  'iloveyou1234!',
  'welcome!welcome',
  'summersunshine1',
  '1q2w3e4r5t6y',
  'Administrator1',
])('refuses the common password %s', async (password) => {
  expect(await codeFor(password)).toBe('PASSWORD_BREACHED');
});

test.each(['ana.keller@northwind.test', 'anakeller2026', 'BlueHarbour2026', 'northwind-9411'])(
  'refuses %s, which others could guess from the person’s data',
  async (password) => {
    expect(await codeFor(password)).toBe('PASSWORD_TOO_WEAK');
  },
);

test.each([
  'correct lamp anvil river',
  'ana rides the 7 tram home',
  'tR9#vm2Lq8!z',
  'grün-tapir-wolke',
])('accepts %s', async (password) => {
  expect(await codeFor(password)).toBeNull();
});

test('refuses an earlier password', async () => {
  const used = await hashPassword('tram lamp anvil river');
  expect(await codeFor('tram lamp anvil river', { ...ana, usedHashes: [used] })).toBe(
    'PASSWORD_REUSED',
  );
  expect(await codeFor('tram lamp anvil rivers', { ...ana, usedHashes: [used] })).toBeNull();
});

test('a hash with an outdated cost needs rehashing, and is still accepted', async () => {
  const old = await hashPassword('tram lamp anvil river');
  expect(needsRehash(old)).toBe(false);
  usePasswordCost({ memory: 128, passes: 1, lanes: 1 });
  expect(needsRehash(old)).toBe(true);
  expect(await passwordMatches('tram lamp anvil river', old)).toBe(true);
  expect(await passwordMatches('tram lamp anvil', old)).toBe(false);
  usePasswordCost({ memory: 64, passes: 1, lanes: 1 });
});

test('no password matches if there is no hash', async () => {
  expect(await passwordMatches('tram lamp anvil river', null)).toBe(false);
});

test('the standard cost is Argon2id with 64 MiB, three passes, one lane', async () => {
  usePasswordCost(standardCost);
  expect(await hashPassword('tram lamp anvil river')).toMatch(
    /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/,
  );
  usePasswordCost({ memory: 64, passes: 1, lanes: 1 });
});
