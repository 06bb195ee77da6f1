import {
  normaliseEmail,
  type BodyOf,
  type SignatureDocument,
  type SignatureParty,
  type signatureEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { transactShown } from '../../../db/show-conflict.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { Actor } from '../../../auth/actor.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findCompanyFor, requireOpen } from '../../../records/companies/company-lookup.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';
import { findOffered, type DocumentTemplate } from '../templates/document-template.ts';
import { requireOnPages } from '../templates/refuse-faults.ts';
import { templateOf } from '../templates/template-of.ts';
import { auditDocument } from './change-document.ts';
import { addEvent } from './event-chain.ts';
import { fitsSubject, type DocumentSubject } from './document-subject.ts';
import { findDocument } from './find-document.ts';
import { runOnDocument } from './run-on-document.ts';
import { showDocument } from './show-document.ts';
import { mayApprove, mayCountersign } from './signers.ts';

type Endpoints = typeof signatureEndpoints;

const recordIdOf = (id: string | null | undefined) => (id ? new Types.ObjectId(id) : null);

type Fields = Omit<BodyOf<Endpoints['create']>, 'templateKey'>;

export const createDocument: Service<Endpoints['create']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const candidate = await findCandidateFor(ctx.actor, 'signature.create', params.id, { session });
    return begin(tx, ctx.actor, { candidate, company: null }, body);
  });

/** Creates a draft that the agency and a client sign, without a candidate. */
export const createCompanyDocument: Service<Endpoints['createOfCompany']> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const company = await findCompanyFor(ctx.actor, 'signature.create', params.id, { session });
    requireOpen(company);
    return begin(tx, ctx.actor, { candidate: null, company }, body);
  });

async function begin(
  tx: Tx,
  actor: Actor,
  subject: DocumentSubject,
  { templateKey, ...fields }: BodyOf<Endpoints['create']>,
): Promise<SignatureDocument> {
  const template = await findOffered(templateKey, tx.session);
  if (!template) throw invalidField('templateKey', 'NOT_FOUND');
  if (!fitsSubject(subject, template.parties)) throw invalidField('templateKey', 'NOT_ALLOWED');
  await requireFitting(template, fields, {
    actorId: actor.userId,
    candidate: subject.candidate,
    prefix: '',
    session: tx.session,
  });
  const { signerId, approverId, ...rest } = fields;
  const document = await insertDocument(tx, actor.userId, {
    ...idsOf(subject),
    templateKey,
    templateRevision: template.revision,
    category: template.category,
    order: template.order,
    ...rest,
    signerId: new Types.ObjectId(signerId),
    approverId: recordIdOf(approverId),
  });
  return showDocument(actor, { document, ...subject }, tx.session);
}

/** Returns the ids of the subject of a new document. */
export const idsOf = ({ candidate, company }: DocumentSubject) => ({
  candidateId: candidate?._id ?? null,
  companyId: company?._id ?? null,
});

/** Writes a draft, with the first event of its history. */
export async function insertDocument(
  tx: Tx,
  creator: Types.ObjectId | null,
  fields: Partial<SignatureRecord>,
): Promise<SignatureRecord> {
  const [created] = await SignatureDocumentModel.create(
    [{ ...fields, createdAt: tx.at, createdBy: creator, updatedAt: tx.at, updatedBy: creator }],
    { session: tx.session },
  );
  if (!created) throw new Error('The document was not written');
  const document = created.toObject<SignatureRecord>();
  await addEvent(tx, document._id, { type: 'created' });
  await auditDocument(tx, 'create', null, document);
  return document;
}

export const updateDocument: Service<Endpoints['update']> = (ctx, { params, body }) => {
  const { version, changes } = body;
  const { signerId, approverId, parties, ...rest } = changes;
  const set: Partial<SignatureRecord> & { 'upload.parties'?: SignatureParty[] } = {
    ...rest,
    ...(parties && { 'upload.parties': parties }),
    ...(signerId && { signerId: new Types.ObjectId(signerId) }),
    ...(approverId !== undefined && { approverId: recordIdOf(approverId) }),
  };
  return transactShown(ctx, {
    find: (session) => findDocument(ctx.actor, params.id, session),
    change: async (tx, found) => {
      const { document, candidate } = found;
      requireDraft(document);
      requireOwnPdf(document, changes);
      if (parties && !fitsSubject(found, parties))
        throw invalidField('changes.parties', candidate ? 'REQUIRED' : 'NOT_ALLOWED');
      const template = await templateOf(document, tx.session);
      await requireFitting({ ...template, ...(parties && { parties }) }, changes, {
        actorId: ctx.actor.userId,
        candidate,
        prefix: 'changes.',
        session: tx.session,
      });
      const { before, after } = await updateVersioned<SignatureRecord>(tx, SignatureDocumentModel, {
        filter: { _id: document._id, status: 'draft' },
        base: version,
        paths: Object.keys(set),
        apply: (current) => {
          if (current.upload)
            requireOnPages(current.upload, {
              parties: parties ?? current.upload.parties,
              placed: rest.placed ?? current.placed ?? [],
            });
          return { $set: set };
        },
      });
      await auditDocument(tx, 'update', before, after);
      return { ...found, document: after };
    },
    show: (found, session) => showDocument(ctx.actor, found, session),
  });
};

export const deleteDocument: Service<Endpoints['delete']> = (ctx, { params, body }) =>
  runOnDocument(ctx, params.id, async (tx, { document }) => {
    requireDraft(document);
    if (body.version !== document.version) throw versionConflict(document, ['deletedAt']);
    const after = await SignatureDocumentModel.findOneAndUpdate(
      { _id: document._id, version: document.version },
      stampVersion(tx, { $set: { deletedAt: tx.at, deletedBy: tx.userId } }),
      { session: tx.session, returnDocument: 'after' },
    ).lean();
    if (!after) throw versionConflict(document, ['deletedAt']);
    await auditDocument(tx, 'delete', document, after);
    return after;
  });

/** @throws AppError INVALID_TRANSITION if it was sent */
const requireDraft = ({ status }: SignatureRecord): void => {
  if (status !== 'draft')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action: 'edit' } });
};

/** @throws AppError VALIDATION_FAILED for parties and places if the document has a template */
function requireOwnPdf(
  { upload }: SignatureRecord,
  changes: BodyOf<Endpoints['update']>['changes'],
): void {
  const own = (['parties', 'placed'] as const).find((path) => changes[path] !== undefined);
  if (!upload && own) throw invalidField(`changes.${own}`, 'NOT_ALLOWED');
}

/**
 * @throws AppError VALIDATION_FAILED for values without a field, and for a person who cannot sign
 *   for
 * the agency
 */
async function requireFitting(
  { fields, parties }: DocumentTemplate,
  { values = {}, signerId, approverId, guest }: Partial<Fields>,
  { actorId, candidate, prefix, session }: Fitting,
): Promise<void> {
  const unknown = Object.keys(values).filter((key) => !fields.some((field) => field.key === key));
  const wrong = [
    ...unknown.map((key) => fieldError(`${prefix}values.${key}`, 'NOT_ALLOWED')),
    ...fields
      .filter(({ key, kind }) => kind === 'date' && values[key] && !isDay(values[key]))
      .map(({ key }) => fieldError(`${prefix}values.${key}`, 'INVALID_FORMAT')),
  ];
  if (signerId && !(await mayCountersign(signerId, actorId, session)))
    wrong.push(fieldError(`${prefix}signerId`, 'NOT_ALLOWED'));
  if (approverId && !(await mayApprove(approverId, actorId, session)))
    wrong.push(fieldError(`${prefix}approverId`, 'NOT_ALLOWED'));
  if (guest && !parties.includes('client')) wrong.push(fieldError(`${prefix}guest`, 'NOT_ALLOWED'));
  if (guest && (await signsForAnother(guest.email, candidate, session)))
    wrong.push(fieldError(`${prefix}guest.email`, 'NOT_ALLOWED'));
  if (wrong.length > 0) throw new AppError('VALIDATION_FAILED', { fields: wrong });
}

/**
 * One person cannot sign for two parties: the client's signer is neither the candidate nor of the
 * agency.
 */
async function signsForAnother(
  email: string,
  candidate: Pick<Candidate, 'email'> | null,
  session: ClientSession,
): Promise<boolean> {
  const emailNorm = normaliseEmail(email);
  if (candidate?.email && emailNorm === normaliseEmail(candidate.email)) return true;
  const account = await UserModel.findOne({ emailNorm }, { _id: 1 }, { session }).lean();
  return account !== null && isActiveStaff(account._id, session);
}

interface Fitting {
  actorId: Types.ObjectId;
  candidate: Pick<Candidate, 'email'> | null;
  prefix: string;
  session: ClientSession;
}

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
