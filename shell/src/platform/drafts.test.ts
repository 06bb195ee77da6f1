import { webcrypto } from 'node:crypto';
import { limits } from '@muster/contracts';
import { createDrafts, removeOpenDrafts } from './drafts.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterAll(() => {
  if (original) Object.defineProperty(globalThis, 'crypto', original);
});
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const keyOf = (letter: string) => btoa(letter.repeat(32));
function draftsOf(userId: string, assignmentId = 'recruiter', letter = userId) {
  const loadKey = () => Promise.resolve(keyOf(letter.slice(0, 1)));
  const drafts = createDrafts({ userId, assignmentId, loadKey });
  if (!drafts) throw new Error('This browser encrypts');
  return drafts;
}
const written = () => Object.values({ ...localStorage }).join();

test('cannot be read without the key, and can with it', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Secret engineer' });
  expect(localStorage).toHaveLength(1);
  expect(written()).not.toContain('Secret');
  expect(await draftsOf('ana').read('job/1')).toMatchObject({
    values: { title: 'Secret engineer' },
  });
  expect(await draftsOf('ana').read('job/2')).toBeNull();
});

test('belongs to one role', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Go' });
  expect(await draftsOf('ana', 'client').read('job/1')).toBeNull();
  expect(await draftsOf('ana').read('job/1')).not.toBeNull();
});

test('another user on the device cannot read it and removes it', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Go' });
  expect(await draftsOf('ben').read('job/1')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('cannot be read with another key', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Go' });
  expect(await draftsOf('ana', 'recruiter', 'x').read('job/1')).toBeNull();
});

test('is not written after its removal, however late its key arrives', async () => {
  let giveKey: (key: string) => void = () => undefined;
  const key = new Promise<string>((resolve) => (giveKey = resolve));
  const drafts = createDrafts({ userId: 'ana', assignmentId: 'lead', loadKey: () => key });
  const writing = drafts?.keep('job/1', { title: 'Go' });
  drafts?.remove('job/1');
  giveKey(keyOf('a'));
  await writing;
  expect(localStorage).toHaveLength(0);
});

test('of an open form is removed with its input; offered drafts of other forms stay', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Go' });
  removeOpenDrafts();
  expect(localStorage).toHaveLength(0);
  await draftsOf('ana').keep('job/2', { title: 'Rust' });
  localStorage.setItem('kept', localStorage.getItem('muster:draft:ana:recruiter:job/2') ?? '');
  draftsOf('ana').remove('job/2');
  // Simulates a draft from an earlier visit, with no form open in this page.
  localStorage.setItem('muster:draft:ana:recruiter:job/2', localStorage.getItem('kept') ?? '');
  removeOpenDrafts();
  expect(await draftsOf('ana').read('job/2')).toMatchObject({ values: { title: 'Rust' } });
});

test('is removed after a fortnight', async () => {
  await draftsOf('ana').keep('job/1', { title: 'Go' });
  const [place = ''] = Object.keys(localStorage);
  const sealed = JSON.parse(localStorage.getItem(place) ?? '') as object;
  const at = new Date(Date.now() - limits.draftKeep - 1000).toISOString();
  localStorage.setItem(place, JSON.stringify({ ...sealed, at }));
  expect(await draftsOf('ana').read('job/1')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
