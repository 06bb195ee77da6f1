import { createHash } from 'node:crypto';
import type { CvProposal, ExtractionReview as ShownReview } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { createAttachment } from '../attachments/attachment.fixtures.ts';
import type { Attachment } from '../../records/attachments/attachment.model.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { storeOwnFile } from '../files/api/files.ts';
import {
  ExtractionReviewModel,
  type AnyProposal,
  type ExtractionReview,
} from './extraction-review.model.ts';
import type { CvReader } from './readers/cv-reader.ts';
import { localReader } from './readers/local-reader.ts';
import { runReadings } from './run/run-readings.ts';

/** A candidate's CV as plain text. */
export const cvText = `Inês Duarte
Senior React engineer
Porto, Portugal
ines.duarte@example.com | +351 912 345 678
https://github.com/inesduarte

Experience

Senior Frontend Engineer, Brightwave
March 2021 - Present
Porto, Portugal
- Leads the checkout team of five people
- Moved the shop from Angular to React and TypeScript

Frontend Developer, Nordlys Software
January 2018 - February 2021
- Built the booking calendar in React

Education

University of Porto
Master, Computer Science
2012 - 2017

Skills
React, TypeScript, GraphQL, Quantum knitting

Languages
Portuguese (native), English (C1)
`;

/** Creates an attachment of type CV with the given text. */
export async function createCv(
  candidate: Pick<Candidate, '_id'>,
  { text = cvText, ...changes }: Partial<Attachment> & { text?: string } = {},
): Promise<Attachment> {
  const bytes = Buffer.from(`${text}\n${new Types.ObjectId().toHexString()}\n`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = await transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, { name: 'cv.txt', purpose: 'document', format: 'txt', sha256, bytes }),
  );
  return createAttachment(candidate, { fileId: file._id, sha256, title: 'CV.txt', ...changes });
}

/** Reads all queued CVs, as each process does in the background. */
export const readWaiting = (reader: CvReader = localReader, signal?: AbortSignal): Promise<void> =>
  runReadings({ reader, log: createLog('silent') }, signal);

/** Requests a reading and returns the review that waits for decisions. */
export async function readCvOf(
  person: SignedIn,
  cv: Pick<Attachment, '_id'>,
): Promise<ShownReview> {
  await person.post(`/attachments/${cv._id.toHexString()}/actions/extract`).expect(202);
  await readWaiting();
  return reviewOf(person, cv);
}

export async function reviewOf(
  person: SignedIn,
  cv: Pick<Attachment, '_id'>,
): Promise<ShownReview> {
  const { body } = await person
    .get(`/attachments/${cv._id.toHexString()}/extraction-review`)
    .expect(200);
  return (body as { review: ShownReview }).review;
}

/** Returns the first proposal of a kind that contains this text. */
export function proposalOf<Kind extends CvProposal['kind']>(
  { proposals }: Pick<ShownReview, 'proposals'>,
  kind: Kind,
  words: string,
): Extract<CvProposal, { kind: Kind }> {
  const found = proposals.find(
    (proposal) => proposal.kind === kind && JSON.stringify(proposal.fields).includes(words),
  );
  if (!found) throw new Error(`No ${kind} says ${words}`);
  return found as Extract<CvProposal, { kind: Kind }>;
}

const line = (number: number, text: string) => ({
  page: 1,
  number,
  text,
  x: 40,
  width: 300,
  size: 12,
  y: 40 + number * 16,
});

/** Creates a review in the database with one undecided job and one undecided skill. */
export async function createReview(
  candidate: Pick<Candidate, '_id'>,
  changes: Partial<ExtractionReview> = {},
): Promise<ExtractionReview> {
  const attachmentId = changes.attachmentId ?? (await createCv(candidate))._id;
  const status = changes.status ?? 'ready';
  const isOpen = status === 'queued' || status === 'ready' || status === 'in_review';
  const now = new Date();
  const review = await ExtractionReviewModel.create({
    candidateId: candidate._id,
    openFor: isOpen ? attachmentId : null,
    status,
    engine: 'local',
    document: {
      lines: [line(1, 'Senior Engineer, Brightwave'), line(2, 'March 2021 - Present')],
      pages: [{ width: 595, height: 842 }],
    },
    proposals: [jobProposal()],
    requestedAt: now,
    requestId: 'fixture',
    createdAt: now,
    updatedAt: now,
    ...changes,
    attachmentId,
  });
  return review.toObject();
}

/** Returns a proposal of a job. */
export const jobProposal = (changes: Partial<AnyProposal> = {}): AnyProposal =>
  ({
    _id: new Types.ObjectId(),
    kind: 'experience',
    fields: {
      companyName: 'Brightwave',
      title: 'Senior Engineer',
      startMonth: '2021-03',
      endMonth: null,
      isCurrent: true,
      onlyYears: false,
      location: null,
      description: null,
      skillIds: [],
    },
    edited: null,
    asNew: false,
    confidence: 0.9,
    source: { page: 1, from: 1, to: 2 },
    decision: 'pending',
    ...changes,
  }) as AnyProposal;
