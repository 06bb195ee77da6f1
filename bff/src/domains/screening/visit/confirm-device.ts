import { limits, type screeningVisitEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { endLinkCode, giveLinkCode, requireLinkCode } from '../../links/api/link-code.ts';
import { formSubject } from '../delivery/form-mails.ts';
import { ScreeningFormModel } from '../../../records/screening/screening-form.model.ts';
import { formOfVisit, showVisit, visitOf } from './visited-form.ts';

type Endpoints = typeof screeningVisitEndpoints;

/** Mails the code with which a candidate continues a form in another browser. */
export async function sendFormCode(ctx: VisitorContext, { params }: Input<Endpoints['sendCode']>) {
  const { max, window } = limits.screening.deviceCode;
  const visit = await visitOf(ctx, params.handle);
  const { token } = visit;
  await ctx.limit('screening-code', token._id.toHexString(), max, window);
  const { form, candidate } = await formOfVisit(visit);
  return transact(ctx, async (tx) => {
    const { words, sent } = await giveLinkCode(tx, token);
    await sendMail(tx, {
      template: 'screening_code',
      to: token.holderEmail,
      subject: formSubject(form),
      variables: {
        firstName: candidate.preferredName ?? candidate.firstName,
        ...words,
        title: form.title,
        agencyName: agencyName(),
      },
    });
    return sent;
  });
}

/** Adds a browser to those in which the form can be answered. */
export async function confirmDevice(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['confirm']>,
) {
  const visit = await visitOf(ctx, params.handle);
  const { token, device } = visit;
  await formOfVisit(visit);
  await requireLinkCode(token, body.code);
  return transact(ctx, async (tx) => {
    const found = await formOfVisit(visit, tx.session);
    await endLinkCode(tx, token._id);
    // The version stays: staff decisions about the form do not depend on the browser.
    await ScreeningFormModel.updateOne(
      { _id: found.form._id },
      { $addToSet: { devices: device } },
      { session: tx.session },
    );
    await audit(tx, {
      action: 'screening_form.confirm_device',
      entity: 'screening_form',
      entityId: found.form._id,
      actorKind: 'guest',
    });
    return showVisit(found, tx.session);
  });
}
