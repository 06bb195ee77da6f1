import { isFadedSince, skillEvidence } from './skill-evidence.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

it.each([
  ['2026-10', false],
  ['2025-12', false],
  ['2025-10', true],
  ['2020-01', true],
])('what was verified in %s is told to be long ago: %s', (month, isFaded) => {
  expect(isFadedSince(month, now)).toBe(isFaded);
  // Staff and clients are told the same.
  expect(skillEvidence({ verifiedScore: 4, verifiedAt: `${month}-15` }, now)).toBe(
    isFaded ? 'faded' : 'verified',
  );
});
