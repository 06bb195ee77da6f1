import { canTransition, placementMachine, type PlacementAction } from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { act, money, openPlacements, waivedBy } from './placement-actions.fixtures.ts';
import { createPlacementScene, type PlacementScene } from './placement-scene.fixtures.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';

let test: TestApp;
let manager: SignedIn;
let finance: SignedIn;
let reasonId: string;
beforeAll(async () => {
  ({ test, manager, finance, reasonId } = await openPlacements());
});
afterAll(() => test.close());

const waiver = () => waivedBy(manager, finance);

/** A body with which each action succeeds if the machine allows it. */
const bodies: Readonly<
  Record<PlacementAction, (scene: PlacementScene) => object | Promise<object>>
> = {
  start: () => ({}),
  change_start: () => ({ startDate: addDays(today(), 10) }),
  cancel: () => ({ reasonId, then: 'selected' }),
  pause: () => ({ from: today() }),
  resume: () => ({}),
  extend: () => ({ plannedEndDate: addDays(today(), 100) }),
  change_rate: () => ({
    ...money('50.00', '70.00'),
    effectiveFrom: today(),
    reason: 'A raise after half a year.',
  }),
  change_supervisor: async ({ job }) => ({
    supervisorCompanyUserId: (await createSupervisor(job.companyId))._id.toHexString(),
  }),
  give_notice: () => ({ by: 'client', endDate: addDays(today(), 20) }),
  withdraw_notice: () => ({}),
  end: () => ({ endDate: today(), reasonId, rehireOk: true }),
  terminate: () => ({ reasonId, rehireOk: false }),
  rehire: () => ({ ...money('50.00', '70.00'), startDate: addDays(today(), 7) }),
};
const actions = Object.keys(bodies) as PlacementAction[];

describe('the state machine of placements over HTTP', () => {
  it.each(placementMachine.states)(
    'allows the listed actions from %s and refuses the rest',
    async (state) => {
      const scene = () => createPlacementScene(state, { placement: waiver() });
      const standing = await scene();
      for (const action of actions) {
        const allowed = canTransition(placementMachine, state, action);
        const at = allowed ? await scene() : standing;
        const answer = await act(
          manager,
          at,
          action.replaceAll('_', '-'),
          await bodies[action](at),
        );
        const said = `${action} from ${state}: ${JSON.stringify(answer.body).slice(0, 300)}`;
        const done = action === 'rehire' ? 201 : 200;
        expect([said, answer.body.error?.code ?? answer.status]).toEqual([
          said,
          allowed ? done : 'INVALID_TRANSITION',
        ]);
        const targets: readonly string[] = allowed
          ? [placementMachine.transitions[action].to].flat()
          : [state];
        const after = await PlacementModel.findById(at.placement._id).lean();
        expect([action, targets.includes(after?.status ?? '')]).toEqual([action, true]);
      }
      expect((await PlacementModel.findById(standing.placement._id).lean())?.version).toBe(1);
    },
  );
});
