import { addDays, today } from '../../db/calendar-day.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createDocument } from '../signatures/signature.fixtures.ts';
import { SignatureDocumentModel } from '../signatures/signature-document.model.ts';
import { act, money, openPlacements } from './placement-actions.fixtures.ts';
import { createPlacementScene, type PlacementScene } from './placement-scene.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
let reasonId: string;
beforeAll(async () => {
  ({ test, manager, reasonId } = await openPlacements());
});
afterAll(() => test.close());

const rehire = async (scene: PlacementScene) => {
  const { body } = await act(manager, scene, 'rehire', {
    ...money('55.00', '80.00'),
    startDate: addDays(today(), 7),
  });
  return body;
};
const ended = () => createPlacementScene('ended', { placement: { actualEndDate: today() } });
const valuesOf = async (id: string) => (await SignatureDocumentModel.findById(id).lean())?.values;

it('drafts the contract with the agreed terms, and discards it if the placement is cancelled', async () => {
  const scene = await ended();
  const made = await rehire(scene);
  expect(made.papers).toMatchObject([
    { title: `Contractor agreement, ${made.number}`, status: 'draft' },
  ]);
  expect(await valuesOf(made.papers[0].id)).toMatchObject({
    services: scene.job.title,
    start: addDays(today(), 7),
    fee: 'USD 55.00 an hour',
  });
  const path = `/candidates/${scene.candidate._id.toHexString()}/signature-documents`;
  const listed = await manager.get(path);
  expect(listed.body.data).toMatchObject([{ id: made.papers[0].id, status: 'draft' }]);
  const cancelled = await manager.post(`/placements/${made.id}/actions/cancel`, {
    version: made.version,
    reasonId,
    note: null,
    then: 'rejected',
  });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', papers: [] });
});

it('drafts an amendment if a contract was already signed or a placement is extended', async () => {
  const scene = await ended();
  await createDocument(
    scene.candidate,
    {},
    { category: 'contractor_agreement', status: 'completed', completedAt: new Date() },
  );
  const made = await rehire(scene);
  expect(made.papers).toMatchObject([{ title: `Amendment, ${made.number}`, status: 'draft' }]);
  const running = await createPlacementScene('active', {
    placement: { plannedEndDate: addDays(today(), 30) },
  });
  const end = addDays(today(), 90);
  const { body } = await act(manager, running, 'extend', { plannedEndDate: end });
  expect(body.papers).toHaveLength(1);
  expect(await valuesOf(body.papers[0].id)).toMatchObject({ effective: today() });
});

it('hides the drafts from users who may not send documents to the candidate', async () => {
  const made = await rehire(await ended());
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await viewer.get(`/placements/${made.id}`)).body.papers).toEqual([]);
});
