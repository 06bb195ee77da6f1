import {
  evidenceWorth,
  isFadedSince,
  skillEvidence,
  skillEvidenceShare,
} from './skill-evidence.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

it.each([
  ['2026-10', false],
  ['2025-12', false],
  ['2025-10', true],
  ['2020-01', true],
])('a skill verified in %s counts as verified long ago: %s', (month, isFaded) => {
  expect(isFadedSince(month, now)).toBe(isFaded);
  // Staff and clients see the same result.
  expect(skillEvidence({ verifiedScore: 4, verifiedAt: `${month}-15` }, now)).toBe(
    isFaded ? 'faded' : 'verified',
  );
});

const ago = (days: number) => new Date(now - days * 86_400_000);

it('evidence is worth half after two years, and a client’s confirmation half of an interview', () => {
  expect(evidenceWorth({ kind: 'interview', at: ago(0) }, now)).toBe(1);
  expect(evidenceWorth({ kind: 'review', at: ago(730) }, now)).toBe(0.5);
  expect(evidenceWorth({ kind: 'client', at: ago(730) }, now)).toBe(0.25);
});

it('the best evidence of a skill counts, and a client’s confirmation does not verify a claim', () => {
  const claimed = { verifiedScore: null, verifiedAt: null, confirmedAt: ago(0) };
  expect(skillEvidenceShare(claimed, now)).toBe(0.5);
  expect(skillEvidence(claimed, now)).toBe('claimed');
  const old = { verifiedScore: 4, verifiedAt: ago(1460), confirmedAt: ago(0) };
  expect(skillEvidenceShare(old, now)).toBe(0.5);
  expect(skillEvidence(old, now)).toBe('faded');
  expect(skillEvidenceShare({ ...claimed, confirmedAt: null }, now)).toBe(0);
});
