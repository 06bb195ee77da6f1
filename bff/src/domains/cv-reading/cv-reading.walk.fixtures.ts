import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCv, createReview, jobProposal } from './cv-reading.fixtures.ts';
import type { ExtractionReview } from './extraction-review.model.ts';
import { findSuggestions } from './suggestions/find-suggestions.ts';
import { writeBytes } from '../files/file-bytes.ts';
import { sha256Of } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';

/** Fixture for data of a candidate that the caller may work on; the hidden candidate is private. */
const about = (
  make: (candidate: Candidate) => Promise<Call> | Call,
  changes: () => Partial<Candidate> = () => ({}),
): EndpointFixture => ({
  call: async (world, caller) =>
    make(await candidateFor(world, caller, 'candidate.updateExperience', changes())),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller, changes());
    return candidate && make(candidate);
  },
});

const onReview = (
  body: ((review: ExtractionReview, candidate: Candidate) => object) | null,
  changes: () => Partial<ExtractionReview> = () => ({}),
): EndpointFixture =>
  about(async (candidate) => {
    const review = await createReview(candidate, changes());
    return {
      params: { id: review._id.toHexString() },
      ...(body && { body: { version: review.version, ...body(review, candidate) } }),
    };
  });

const accepted = () => ({ proposals: [jobProposal({ decision: 'accepted' })] });

/** Creates the caller's own unused upload with a CV. */
async function uploadOf(userId: Types.ObjectId): Promise<Call> {
  const bytes = Buffer.from('Ana Reis\nana.reis@people.test\n');
  const bytesId = new Types.ObjectId();
  await transact(systemContext('fixture'), ({ session }) => writeBytes(bytesId, bytes, session));
  const file = await FileModel.create({
    userId,
    bytesId,
    name: 'cv.txt',
    purpose: 'document',
    status: 'received',
    size: bytes.length,
    offset: bytes.length,
    format: 'txt',
    sha256: sha256Of(bytes),
    scan: 'clean',
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return { params: { id: file._id.toHexString() } };
}

/** Returns a candidate with two jobs worded so that the rules find something. */
const withJobs = (): Partial<Candidate> => ({
  experience: [
    {
      _id: new Types.ObjectId(),
      companyName: 'Brightwave',
      hideCompanyFromClient: false,
      title: 'Engineer',
      employmentType: 'full_time',
      location: null,
      isRemote: false,
      startMonth: '2019-03',
      endMonth: '2021-02',
      description: 'I was responsible for building the booking calendar in React.',
      skillIds: [],
      source: 'staff',
      sourceAttachmentId: null,
    },
  ],
});

const onSuggestions = (body: ((key: string) => Record<string, unknown>) | null): EndpointFixture =>
  about(async (candidate) => {
    const [found] = await findSuggestions(candidate);
    if (!found) throw new Error('The rules find nothing in the entries of the fixture');
    return {
      params: { id: candidate._id.toHexString() },
      ...(body && { body: body(found.key) }),
    };
  }, withJobs);

/** Creates a reading of the caller's own CV; the hidden one belongs to another person. */
const onOwnCv: EndpointFixture = {
  call: async (_world, caller) => {
    const record = await findLiveCandidate(ownIdOf(caller));
    if (!record) throw new Error('The caller has no record');
    return answerCall(await createOwnReview(record), record.version);
  },
  hidden: async () => answerCall(await createOwnReview(await createCandidateRecord()), 1),
};

async function createOwnReview(candidate: Candidate): Promise<ExtractionReview> {
  const { _id: attachmentId } = await createCv(candidate, { uploadedByKind: 'candidate' });
  return createReview(candidate, { attachmentId });
}

const answerCall = ({ _id, proposals: [first] }: ExtractionReview, version: number): Call => ({
  params: { id: _id.toHexString() },
  body: { proposalId: first?._id.toHexString(), answer: 'taken', version },
});

const ownIdOf = (caller: Caller): Types.ObjectId => {
  const { candidateId } = personOf(caller).assignment;
  if (!candidateId) throw new Error('The caller has no record');
  return candidateId;
};

export const cvReadingFixtures: EndpointFixtures = {
  'ownCv.read': { call: () => ({}) },
  'ownCv.answer': onOwnCv,
  'cvReading.facts': {
    call: (_world, caller) => uploadOf(personOf(caller).user._id),
    hidden: ({ colleague }) => uploadOf(colleague._id),
  },
  'cvReading.extract': about(async (candidate) => ({
    params: { id: (await createCv(candidate))._id.toHexString() },
    body: {},
  })),
  'cvReading.ofAttachment': about(async (candidate) => ({
    params: { id: (await createReview(candidate)).attachmentId.toHexString() },
  })),
  'cvReading.read': onReview(null),
  'cvReading.decide': onReview(({ proposals }) => ({
    decisions: proposals.map(({ _id, kind }) => ({
      id: _id.toHexString(),
      kind,
      decision: 'accepted',
    })),
  })),
  'cvReading.apply': onReview(
    (_review, candidate) => ({ candidateVersion: candidate.version }),
    accepted,
  ),
  'cvReading.dismiss': onReview(() => ({})),
  'cvReading.undo': onReview(
    () => ({}),
    () => ({ status: 'applied', appliedAt: new Date() }),
  ),
  'cvReading.retry': onReview(
    () => ({}),
    () => ({ status: 'failed', failure: 'INTERRUPTED' }),
  ),
  'experienceSuggestions.list': onSuggestions(null),
  'experienceSuggestions.accept': onSuggestions((key) => ({ items: [{ key }] })),
  'experienceSuggestions.dismiss': onSuggestions((key) => ({ keys: [key] })),
  'experienceSuggestions.undo': onSuggestions((key) => ({ keys: [key] })),
};
