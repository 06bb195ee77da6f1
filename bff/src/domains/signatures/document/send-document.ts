import { createHash } from 'node:crypto';
import { dayMs, type signatureEndpoints, type SignatureParty } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { waitForClient } from '../../../records/companies/client-turn.ts';
import { storeOwnFile } from '../../files/api/files.ts';
import { verifiedIdentityOf } from '../../legal-identities/api/verified-identity.ts';
import { renderTemplate } from '../pdf/render-template.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import type { DocumentTemplate } from '../templates/document-template.ts';
import { requirePlaced } from '../templates/refuse-faults.ts';
import { templateOf } from '../templates/template-of.ts';
import { changeDocument, withAsked } from './change-document.ts';
import { fitsSubject } from './document-subject.ts';
import { addEvent } from './event-chain.ts';
import type { FoundDocument } from './find-document.ts';
import { runOnDocument } from './run-on-document.ts';
import { requireApprover } from './approve-document.ts';
import { findSigner } from './signers.ts';
import { askWhoIsNext } from './ask-who-is-next.ts';

/** Fixes the text as a PDF and asks the first party; the text does not change any more. */
export const sendDocument: Service<(typeof signatureEndpoints)['send']> = (ctx, { params, body }) =>
  runOnDocument(ctx, params.id, async (tx, found) => {
    const { document } = found;
    if (document.status !== 'draft')
      return (
        await changeDocument(tx, document, {
          action: 'send',
          to: 'sent',
          version: body.version,
        })
      ).after;
    // A client that is being deleted meets what is sent to it.
    if (found.company) await waitForClient(tx, found.company._id);
    const template = await templateOf(document, tx.session);
    // The template's parties may have changed since the draft was created.
    if (!fitsSubject(found, template.parties)) throw invalidField('templateKey', 'NOT_ALLOWED');
    requireFilled(template, document);
    requirePlaced(document);
    await requireApprover(tx, document);
    const parties = withAsked({
      approverId: document.approverId,
      order: document.order,
      status: 'sent',
      parties: await partiesOf(tx, template, found),
    });
    const bytes = await renderOf(found, parties, { at: tx.at });
    const file = await storePdf(tx, `${document.title}.pdf`, bytes);
    const { after, already } = await changeDocument(tx, document, {
      action: 'send',
      to: 'sent',
      version: body.version,
      set: {
        parties,
        templateRevision: template.revision,
        placed: template.content.kind === 'pdf' ? [...template.content.placed] : null,
        sentBy: tx.userId,
        sentAt: tx.at,
        expiresAt: new Date(tx.at.getTime() + document.expiresInDays * dayMs),
        unsignedFileId: file._id,
        sha256Unsigned: file.sha256,
      },
    });
    if (already) return after;
    await addEvent(tx, after._id, { type: 'sent', fileHash: file.sha256 });
    await askWhoIsNext(tx, after);
    return after;
  });

export const storePdf = (tx: Tx, name: string, bytes: Buffer) =>
  storeOwnFile(tx, {
    name,
    purpose: 'document',
    format: 'pdf',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });

/** @throws AppError VALIDATION_FAILED naming each missing value */
function requireFilled({ fields }: DocumentTemplate, { values }: SignatureRecord): void {
  const missing = fields.filter(({ key, required }) => required && !values[key]?.trim());
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      fields: missing.map(({ key }) => fieldError(`values.${key}`, 'REQUIRED')),
    });
}

const nobody = { viewedAt: null, signedAt: null, signature: null, consentVersion: null };

/** @throws AppError NO_RECIPIENTS without an account, LEGAL_IDENTITY_REQUIRED */
async function partiesOf(
  { session }: Tx,
  { parties, requiresIdentity }: DocumentTemplate,
  { document, candidate }: FoundDocument,
): Promise<Party[]> {
  const identity = candidate && (await verifiedIdentityOf(candidate._id, session));
  if (candidate && !candidate.userId) throw new AppError('NO_RECIPIENTS');
  if (candidate && requiresIdentity && !identity) throw new AppError('LEGAL_IDENTITY_REQUIRED');
  const signer = await findSigner(document.signerId, session);
  if (!signer && parties.includes('agency'))
    throw new AppError('VALIDATION_FAILED', { fields: [fieldError('signerId', 'NOT_ALLOWED')] });
  const { guest } = document;
  if (parties.includes('client') && !guest)
    throw new AppError('VALIDATION_FAILED', { fields: [fieldError('guest.email', 'REQUIRED')] });
  const who: Record<SignatureParty, Pick<Party, 'userId' | 'email' | 'name' | 'identity'>> = {
    candidate: {
      userId: candidate?.userId ?? null,
      email: null,
      name: identity?.legalName ?? candidate?.name ?? '',
      identity: identity?.legalName
        ? { id: identity._id, revision: identity.revision, legalName: identity.legalName }
        : null,
    },
    agency: {
      userId: signer?.id ?? null,
      email: null,
      name: signer?.name ?? '',
      identity: null,
    },
    client: { userId: null, email: guest?.email ?? null, name: guest?.name ?? '', identity: null },
  };
  return parties.map((key): Party => ({
    key,
    ...nobody,
    ip: null,
    userAgent: null,
    status: 'waiting',
    ...who[key],
  }));
}

/** Renders the PDF of a document as it stands; a draft has gaps where something is missing. */
export async function renderOf(
  { document, candidate, company }: FoundDocument,
  parties: readonly Party[],
  { at, marks = false }: { at: Date; marks?: boolean },
): Promise<Buffer> {
  const template = await templateOf(document);
  const identity = candidate && (await verifiedIdentityOf(candidate._id));
  const signer = await findSigner(document.signerId, null);
  const known = {
    // The text for a client alone uses the registered name of the company.
    candidate: company
      ? (company.legalName ?? company.name)
      : (identity?.legalName ?? candidate.name),
    agency: signer?.name ?? '',
    client: document.guest?.name ?? '',
  };
  const names = Object.fromEntries(parties.map(({ key, name }) => [key, name]));
  return renderTemplate(template, {
    title: document.title,
    at,
    marks,
    values: document.values,
    // The text uses the candidate's name from their identity, whichever party signs.
    names: { ...known, ...names, candidate: known.candidate },
    address: addressOf(identity ?? company ?? candidate),
  });
}

/** Returns the address of a legal identity or a company, or what a candidate's record has. */
function addressOf(place: Readonly<Partial<Record<(typeof addressParts)[number], string | null>>>) {
  return addressParts.flatMap((part) => place[part] || []).join(', ');
}

const addressParts = [
  'address',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'region',
  'country',
] as const;
