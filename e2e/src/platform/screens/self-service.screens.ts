import { ownAttachmentEndpoints, ownIdentityEndpoints, selfServiceRoutes } from '@muster/contracts';
import type { SessionApi } from '../../fixtures/session-api.ts';
import type { Screen } from './screen.ts';

async function ownFile(api: SessionApi) {
  const { data } = await api.call(ownAttachmentEndpoints.list, {});
  const found = data.find(({ own, type }) => own && type === 'cover_letter');
  if (!found) throw new Error('The candidate of the demo accounts has brought no cover letter');
  return { attachmentId: found.id };
}

async function ownIdentity(api: SessionApi) {
  const { data } = await api.call(ownIdentityEndpoints.list, {});
  const found = data.find(({ allowedActions }) => allowedActions.includes('edit'));
  if (!found) throw new Error('The candidate of the demo accounts has no legal identity');
  return { id: found.id };
}

export const selfServiceScreens: readonly Screen[] = [
  {
    route: selfServiceRoutes.myReferrals,
    account: 'candidate',
    action: { role: 'button', name: 'Send referral' },
  },
  { route: selfServiceRoutes.myReferrals, account: 'client.admin' },
  {
    route: selfServiceRoutes.myCalendar,
    account: 'candidate',
    action: { role: 'button', name: 'Edit weekly hours' },
  },
  { route: selfServiceRoutes.applicationProcess, account: null },
  {
    route: selfServiceRoutes.applicationProcess,
    account: null,
    query: { job: 'general' },
    action: { role: 'button', name: 'Start the application' },
  },
  {
    route: selfServiceRoutes.applicationProcessByIdByStep,
    account: null,
    params: () => Promise.resolve({ id: 'unknown-handle', step: 'about' }),
  },
  {
    route: selfServiceRoutes.profile,
    account: 'candidate',
    action: { role: 'link', name: 'Add files' },
  },
  {
    route: selfServiceRoutes.uploadFile,
    account: 'candidate',
    action: { role: 'button', name: 'Drop files here, or choose them' },
  },
  {
    route: selfServiceRoutes.deleteFile,
    account: 'candidate',
    params: ownFile,
    action: { role: 'button', name: 'Delete file' },
  },
  {
    route: selfServiceRoutes.fileType,
    account: 'candidate',
    params: ownFile,
    action: { role: 'button', name: 'Change type' },
  },
  {
    route: selfServiceRoutes.mySignatureDocuments,
    account: 'candidate',
    action: { role: 'button', name: 'Read and sign' },
  },
  {
    route: selfServiceRoutes.mySignatureDocumentsLegalIdentityNew,
    account: 'candidate',
    action: { role: 'button', name: 'Save' },
  },
  {
    route: selfServiceRoutes.mySignatureDocumentsLegalIdentityByIdEdit,
    account: 'candidate',
    params: ownIdentity,
    action: { role: 'button', name: 'Save new version' },
  },
];
