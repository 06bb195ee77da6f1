import { scopeOf, type PermissionName } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { submitCandidate } from '../applications/client/client-scene.fixtures.ts';
import { createAttachment, createFileRequest } from './attachment.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import type { Attachment } from '../../records/attachments/attachment.model.ts';
import { makeDownloadToken } from './reading/download-token.ts';
import { writeBytes } from '../files/file-bytes.ts';
import { pdfBytes, sha256Of } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

interface AttachmentFixture {
  permission: PermissionName;
  body?: Record<string, unknown>;
  changes?: Partial<Attachment>;
}

const about = ({ _id, version }: Attachment, body?: Record<string, unknown>) => ({
  params: { id: _id.toHexString() },
  ...(body && { body: { version, ...body } }),
});

/**
 * Builds an endpoint on an attachment of a candidate within the permission's scope; hidden ones
 * belong to a private candidate.
 */
const onAttachment = ({ permission, body, changes }: AttachmentFixture): EndpointFixture => ({
  call: async (world, caller) =>
    about(await createAttachment(await candidateFor(world, caller, permission), changes), body),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && about(await createAttachment(candidate, changes), body);
  },
});

const ownRecord = ({ ownRecords }: World, { name }: Caller) =>
  ownRecords[name === 'contractor' ? 'contractor' : 'candidate'];

/** Builds an endpoint on the candidate's own record; hidden are internal staff files about them. */
const onOwn = (
  body: Record<string, unknown>,
  changes: Partial<Attachment> = {},
): EndpointFixture => ({
  call: async (world, caller) =>
    about(
      await createAttachment(ownRecord(world, caller), { uploadedByKind: 'candidate', ...changes }),
      body,
    ),
  hidden: async (world, caller) =>
    about(
      await createAttachment(ownRecord(world, caller), { ...changes, visibility: 'internal' }),
      body,
    ),
});

/** Uploads a file of the caller that nothing uses yet. */
async function fileOf(caller: Caller): Promise<string> {
  const bytes = pdfBytes(new Types.ObjectId().toHexString());
  const now = new Date();
  const bytesId = new Types.ObjectId();
  await transact(systemContext('fixture'), ({ session }) => writeBytes(bytesId, bytes, session));
  const file = await FileModel.create({
    userId: personOf(caller).user._id,
    name: 'cv.pdf',
    purpose: 'document',
    status: 'received',
    size: bytes.length,
    offset: bytes.length,
    bytesId,
    format: 'pdf',
    sha256: sha256Of(bytes),
    scan: 'clean',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return file._id.toHexString();
}

/** Creates an attachment that a caller of any audience may read. */
async function readableBy(world: World, caller: Caller): Promise<Attachment> {
  if (caller.name === 'candidate' || caller.name === 'contractor')
    return createAttachment(ownRecord(world, caller));
  if (caller.name.startsWith('client_')) {
    const candidate = world.ownRecords.candidate;
    const file = await createAttachment(candidate, { visibility: 'client', type: 'agency_cv' });
    await submitCandidate(candidate, {
      job: await createJob({
        companyId: world.company._id,
        interviewerIds: [personOf(caller).user._id],
      }),
      ownerUserId: world.colleague._id,
      view: { files: [{ id: file._id.toHexString(), type: 'agency_cv', title: 'Profile' }] },
    });
    return file;
  }
  return createAttachment(await candidateFor(world, caller, 'attachment.read'), {
    visibility: 'client',
  });
}

/** Creates an attachment that is internal, or of a private candidate. */
async function unreadableBy(world: World, caller: Caller): Promise<Attachment | null> {
  if (caller.name === 'candidate' || caller.name === 'contractor')
    return createAttachment(ownRecord(world, caller), { visibility: 'internal' });
  if (caller.name.startsWith('client_'))
    return createAttachment(world.ownRecords.contractor, { visibility: 'client' });
  const candidate = await hiddenCandidateFor(world, caller);
  return candidate && createAttachment(candidate);
}

const tokenFor = ({ test }: World, caller: Caller, { _id }: Attachment) => ({
  params: {
    token: makeDownloadToken(_id, {
      secret: test.config.sessionSecret,
      sessionId: personOf(caller).sessionId,
    }).token,
  },
});

const onRequest = async ({ _id }: Pick<Candidate, '_id'>) => {
  const request = await createFileRequest(_id);
  return { params: { id: request._id.toHexString() }, body: { version: request.version } };
};

/**
 * Builds endpoints on files of a job or client that the caller works for; hidden is another team's
 * confidential job.
 */
const onRecord = (
  type: 'job' | 'company',
  permission: PermissionName,
  brings = false,
): EndpointFixture => {
  const on = async (id: Types.ObjectId, caller: Caller) => ({
    params: { id: id.toHexString() },
    ...(brings && { body: { fileId: await fileOf(caller) } }),
  });
  return {
    call: async (world, caller) => {
      const isAssigned =
        caller.name !== 'visitor' && scopeOf(caller.name, permission) === 'assigned';
      const person = isAssigned ? personOf(caller).user._id : world.colleague._id;
      if (type === 'company')
        return on((await createCompany({ accountManagerId: person }))._id, caller);
      const team = { leadRecruiterId: person, accountManagerId: world.colleague._id };
      return on((await createJob({ companyId: world.company._id, ...team }))._id, caller);
    },
    hidden: async (world, caller) =>
      type === 'company' || caller.name === 'owner' || caller.name === 'admin'
        ? null
        : on(
            (
              await createJob({
                confidential: true,
                accountManagerId: world.colleague._id,
              })
            )._id,
            caller,
          ),
  };
};

const readsNoClients = { vetter: 'vetters read no clients' };
const onlyForStaff = {
  client_admin: 'clients send files along with a request, under an address of its own',
  client_manager: 'clients send files along with a request, under an address of its own',
  candidate: 'candidates put files on their own record, under an address of its own',
  contractor: 'candidates put files on their own record, under an address of its own',
} as const;

export const attachmentFixtures: EndpointFixtures = {
  'attachments.ofCandidate': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'attachment.readInternal');
      await createAttachment(candidate);
      return { params: { id: candidate._id.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() } };
    },
  },
  'attachments.attachToCandidate': {
    never: onlyForStaff,
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'attachment.upload');
      return {
        params: { id: candidate._id.toHexString() },
        body: { fileId: await fileOf(caller), type: 'cv' },
      };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString() },
          body: { fileId: await fileOf(caller), type: 'cv' },
        }
      );
    },
  },
  'attachments.read': onAttachment({ permission: 'attachment.readInternal' }),
  'attachments.update': onAttachment({
    permission: 'attachment.changeType',
    body: { title: 'CV of the summer' },
  }),
  'attachments.setType': onAttachment({
    permission: 'attachment.changeType',
    body: { type: 'cover_letter' },
  }),
  'attachments.setVisibility': onAttachment({
    permission: 'attachment.changeVisibility',
    body: { visibility: 'client' },
  }),
  'attachments.setPrimary': onAttachment({ permission: 'attachment.changeType', body: {} }),
  'attachments.delete': onAttachment({ permission: 'attachment.delete', body: {} }),
  'attachments.restore': onAttachment({ permission: 'attachment.delete', body: {} }),
  'attachments.usage': onAttachment({ permission: 'attachment.readInternal' }),
  'attachments.text': onAttachment({ permission: 'attachment.readInternal' }),
  'attachments.download': {
    call: async (world, caller) => about(await readableBy(world, caller)),
    hidden: async (world, caller) => {
      const attachment = await unreadableBy(world, caller);
      return attachment && about(attachment);
    },
  },
  'attachments.file': {
    call: async (world, caller) => tokenFor(world, caller, await readableBy(world, caller)),
    // An address issued while the file was still readable.
    hidden: async (world, caller) => {
      const attachment = await unreadableBy(world, caller);
      return attachment && tokenFor(world, caller, attachment);
    },
  },
  'recordFiles.ofJob': onRecord('job', 'attachment.readInternal'),
  'recordFiles.attachToJob': { never: onlyForStaff, ...onRecord('job', 'attachment.upload', true) },
  'recordFiles.ofCompany': {
    never: readsNoClients,
    ...onRecord('company', 'attachment.readInternal'),
  },
  'recordFiles.attachToCompany': {
    never: { ...onlyForStaff, ...readsNoClients },
    ...onRecord('company', 'attachment.upload', true),
  },
  'fileRequests.create': {
    call: async (world, caller) => ({
      params: { id: (await candidateFor(world, caller, 'attachment.request'))._id.toHexString() },
      body: { type: 'tax_form', dueOn: '2099-01-01', note: 'Both pages, please.' },
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          params: { id: candidate._id.toHexString() },
          body: { type: 'tax_form', dueOn: '2099-01-01' },
        }
      );
    },
  },
  'fileRequests.withdraw': {
    call: async (world, caller) =>
      onRequest(await candidateFor(world, caller, 'attachment.request')),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && onRequest(candidate);
    },
  },
  'ownAttachments.list': { call: () => ({}) },
  'ownAttachments.attach': {
    call: async (_world, caller) => ({ body: { fileId: await fileOf(caller), type: 'other' } }),
  },
  'ownAttachments.setType': onOwn({ type: 'cover_letter' }),
  'ownAttachments.setPrimary': onOwn({}),
  'ownAttachments.delete': onOwn({}),
  'ownAttachments.restore': onOwn({}),
};
