import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

/** Returns a changed candidate with the fields that the platform derives from the others. */
export const withDerived = (candidate: DemoCandidate, time: DemoTime): DemoCandidate => ({
  ...candidate,
  ...deriveCandidate(candidate, time.day(0)),
});
