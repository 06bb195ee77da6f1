import type { CatalogueReason, ReasonSide } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { OwnTemplateModel } from '../../records/email-templates/own-template.model.ts';
import { createOwnTemplate } from '../email-templates/own-template.fixtures.ts';
import { ReasonModel } from './reason.model.ts';
import { ensureReasons, reasonLabels } from './api/reasons.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  await ReasonModel.deleteMany({});
  await ensureReasons();
});

const context = 'document_void';
const offered = async () =>
  (await admin.get(`/reasons?context=${context}`)).body.data.map(
    ({ label }: CatalogueReason) => label,
  );
const all = async (): Promise<CatalogueReason[]> =>
  (await admin.get('/reasons/catalogue')).body.data.filter(
    (reason: CatalogueReason) => reason.context === context,
  );
const named = async (label: string): Promise<CatalogueReason> => {
  const reason = (await all()).find((one) => one.label === label);
  if (!reason) throw new Error(`There is no reason ${label}`);
  return reason;
};
const update = ({ id, version }: CatalogueReason, changes: object) =>
  admin.patch(`/reasons/${id}`, { version, changes });
const create = (label: string, side: ReasonSide = 'none') =>
  admin.post('/reasons', { context, side, label, requiresNote: true, coolDownDays: 30 });

it('adds a reason at the end of its context, and refuses the same label again', async () => {
  const { body } = await create('Signed twice');
  expect(body).toMatchObject({ requiresNote: true, coolDownDays: 30, isActive: true });
  expect((await offered()).at(-1)).toBe('Signed twice');
  const again = await create('SIGNED twice');
  expect(again.body.error.fields[0]).toMatchObject({ path: 'label', code: 'NOT_UNIQUE' });
  // Another side may have the same label: both have the shipped "Rate too high".
  expect((await create('Signed twice', 'client')).status).toBe(201);
});

it('uses a new label from then on, and does not restore the shipped one', async () => {
  const reason = await named('Wrong signer');
  const { body } = await update(reason, { label: 'Wrong person' });
  expect(body).toMatchObject({ label: 'Wrong person', version: 2 });
  await ensureReasons();
  expect(await offered()).not.toContain('Wrong signer');
  expect((await update(body, { label: 'Wrong content' })).body.error.fields[0]).toMatchObject({
    path: 'changes.label',
    code: 'NOT_UNIQUE',
  });
  expect((await update(reason, { label: 'Late' })).body.error.code).toBe('VERSION_CONFLICT');
  expect(await AuditEventModel.countDocuments({ action: 'reason.update' })).toBe(1);
});

it('offers no reason that is switched off, while records that use it keep its label', async () => {
  const { body: off } = await update(await named('Terms changed'), { isActive: false });
  expect(await offered()).not.toContain('Terms changed');
  const record = await ReasonModel.findById(off.id).lean();
  expect([...(await reasonLabels([record?._id ?? null])).values()]).toEqual(['Terms changed']);
  await update(off, { isActive: true });
  expect(await offered()).toContain('Terms changed');
});

it('offers reasons in the order that was set', async () => {
  const before = await all();
  const ids = before.map(({ id }) => id).toReversed();
  const put = (body: object) => admin.put('/reasons/order', { context, ...body });
  await put({ ids });
  expect(await offered()).toEqual(before.map(({ label }) => label).toReversed());
  expect((await put({ ids: ids.slice(1) })).body.error.code).toBe('VERSION_CONFLICT');
  const [foreign] = (await admin.get('/reasons?context=job_close')).body.data;
  expect((await put({ ids: [...ids, foreign.id] })).body.error.fields[0].code).toBe('NOT_FOUND');
});

it('uses only an active template of the team', async () => {
  const [team, personal] = [await createOwnTemplate(null), await createOwnTemplate(admin.user._id)];
  const reason = await named('Wrong signer');
  const refused = await update(reason, { defaultTemplateId: personal._id.toHexString() });
  expect(refused.body.error.fields).toMatchObject([
    { path: 'changes.defaultTemplateId', code: 'NOT_FOUND' },
  ]);
  const { body, status } = await update(reason, { defaultTemplateId: team._id.toHexString() });
  expect(status).toBe(200);
  expect(body.defaultTemplateId).toBe(team._id.toHexString());
  const told = async () =>
    (await admin.get(`/reasons?context=${context}`)).body.data.find(
      ({ id }: CatalogueReason) => id === reason.id,
    ).defaultTemplateId;
  expect(await told()).toBe(team._id.toHexString());
  await OwnTemplateModel.updateOne({ _id: team._id }, { $set: { isActive: false } });
  expect(await told()).toBeNull();
});
