import { limits, type signatureVisitEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { endLinkCode, giveLinkCode, requireLinkCode } from '../../links/api/link-code.ts';
import { heldLink } from '../../links/api/links.ts';
import { isOpen, requireTurn } from '../document/change-document.ts';
import { findForGuest } from '../document/find-document.ts';
import { agencySeal, type SealConfig } from '../seal/agency-seal.ts';
import { declineAs, recordOpened, type AtDocument } from '../signing/as-party.ts';
import { keptFile } from '../signing/document-file.ts';
import { signAs } from '../signing/sign-document.ts';
import { requirePicture } from '../signing/signature-picture.ts';
import { showToGuest, standingOf } from './show-to-guest.ts';

type Endpoints = typeof signatureVisitEndpoints;

const linkOf = (ctx: VisitorContext, handle: string) => heldLink(ctx, handle, 'signature');

/** Returns the document of a link, in any state, with its outcome. */
export async function visitDocument(ctx: VisitorContext, { params }: Input<Endpoints['read']>) {
  return showToGuest(await findForGuest(await linkOf(ctx, params.handle)));
}

/** Returns the PDF while it can be signed or holds a signature. */
export async function readVisitedFile(
  ctx: VisitorContext,
  { params }: Input<Endpoints['file']>,
): Promise<RangedFileAnswer> {
  const found = await findForGuest(await linkOf(ctx, params.handle));
  const standing = await standingOf(found);
  if (!readable.some((one) => one === standing)) throw new AppError('NOT_FOUND');
  return keptFile(found.document);
}

const readable = ['to_sign', 'not_your_turn', 'signed', 'completed'] as const;

export async function openVisited(ctx: VisitorContext, { params }: Input<Endpoints['open']>) {
  const link = await linkOf(ctx, params.handle);
  return transact(ctx, async (tx) =>
    showToGuest(await recordOpened(tx, await findForGuest(link, tx.session)), tx.session),
  );
}

/** Mails the code. It goes only to the party's address, even if another person holds the link. */
export async function sendVisitCode(ctx: VisitorContext, { params }: Input<Endpoints['code']>) {
  const link = await linkOf(ctx, params.handle);
  requireToSign(await findForGuest(link));
  const { codes } = limits.signature;
  await ctx.limit('signing-code', link._id.toHexString(), codes.max, codes.window);
  return transact(ctx, async (tx) => {
    const found = await findForGuest(link, tx.session);
    const { words } = await giveLinkCode(tx, link);
    await sendMail(tx, {
      template: 'document_code',
      to: link.holderEmail,
      variables: { ...words, title: found.document.title, agencyName: agencyName() },
    });
    return showToGuest(found, tx.session);
  });
}

/** @throws AppError DOCUMENT_NOT_YOUR_TURN, INVALID_TRANSITION if it cannot be signed any more */
function requireToSign({ document, party }: AtDocument): void {
  requireTurn(document, party);
  const isOver = document.expiresAt !== null && document.expiresAt <= new Date();
  if (!isOpen(document) || isOver || party.status === 'signed')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: document.status, action: 'sign' },
    });
}

/** Signs with the mailed code; a repeat changes nothing and needs no new code. */
export const signVisited =
  (config: SealConfig) =>
  async (ctx: VisitorContext, { params, body }: Input<Endpoints['sign']>) => {
    const link = await linkOf(ctx, params.handle);
    const before = await findForGuest(link);
    if (before.party.status === 'signed') return showToGuest(before);
    requireToSign(before);
    await requirePicture(body.signature);
    await requireLinkCode(link, body.code);
    const seal = await agencySeal(config, agencyName());
    return transact(ctx, async (tx) => {
      const found = await findForGuest(link, tx.session);
      const signed = await signAs(tx, found, {
        ctx,
        seal,
        signature: body.signature,
        entries: body.entries,
      });
      await endLinkCode(tx, link._id);
      return showToGuest(signed, tx.session);
    });
  };

/** Declines to sign, which ends the document for all parties, so it needs the code as well. */
export async function declineVisited(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['decline']>,
) {
  const link = await linkOf(ctx, params.handle);
  const before = await findForGuest(link);
  if (before.party.status === 'declined') return showToGuest(before);
  requireToSign(before);
  await requireLinkCode(link, body.code);
  return transact(ctx, async (tx) => {
    const declined = await declineAs(tx, await findForGuest(link, tx.session), body.reason);
    await endLinkCode(tx, link._id);
    return showToGuest(declined, tx.session);
  });
}
