import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import type { PlacementScene } from './placement-scene.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';

/**
 * Opens a platform with two users who may change placements, and a reason to end one without a
 * note.
 */
export async function openPlacements(): Promise<{
  test: TestApp;
  manager: SignedIn;
  finance: SignedIn;
  reasonId: string;
}> {
  const test = await createTestApp();
  await ensureReasons();
  const [first] = (await reasonsOf('placement_end')).filter(({ requiresNote }) => !requiresNote);
  return {
    test,
    reasonId: first?._id.toHexString() ?? '',
    manager: await signInAs(test, 'team_lead'),
    finance: await signInAs(test, 'finance_hr'),
  };
}

/** Returns hourly rates in dollars. */
export const money = (pay: string, bill: string) => ({
  pay: { amount: pay, currency: 'USD', unit: 'hour' },
  bill: { amount: bill, currency: 'USD', unit: 'hour' },
});

/** Returns a waiver with which a placement may start without its papers. */
export const waivedBy = (by: SignedIn, approvedBy: SignedIn): Pick<Placement, 'waiver'> => ({
  waiver: {
    by: by.user._id,
    approvedBy: approvedBy.user._id,
    reason: 'The contract is on its way.',
  },
});

/** Sends an action on a placement with its last seen version. */
export const act = (
  agent: SignedIn,
  { placement }: PlacementScene,
  path: string,
  body: object = {},
) =>
  agent.post(`/placements/${placement._id.toHexString()}/actions/${path}`, {
    version: placement.version,
    ...body,
  });
