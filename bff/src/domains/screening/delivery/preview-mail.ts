import { dayMs, limits, type screeningFormEndpoints } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import type { Service } from '../../../http/mount.ts';
import { currentTemplate } from '../../../mail/current-template.ts';
import { renderMail, tokenPlaceholder, withoutSignature } from '../../../mail/render-mail.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { planMail, wantedTime } from '../../messages/api/mail-plan.ts';
import { findForm } from '../form/find-form.ts';
import { formMail } from './form-mails.ts';
import { askingRefusal } from './may-be-asked.ts';

/** Previews the mail with the link as the candidate would get it, and when. */
export const previewMail =
  ({
    publicUrl,
    mailHours,
  }: Pick<Config, 'publicUrl' | 'mailHours'>): Service<
    (typeof screeningFormEndpoints)['previewMail']
  > =>
  async ({ actor }, { params, body }) => {
    const { form, candidate } = await findForm(actor, 'screening.send', params.id);
    const now = new Date();
    const wanted = wantedTime(now, body.sendAt);
    const { timeZone } = candidate;
    const { at, waitsFor } = planMail(wanted, body.sendAt !== null, timeZone, mailHours);
    const dueAt = new Date(wanted.getTime() + form.dueInDays * dayMs);
    const { content, missing } = await formMail(
      { at: now, userId: actor.userId, session: null },
      { candidate, form: { ...form, dueAt } },
      'screening_invite',
      body,
    );
    const { subject, text } = renderMail(
      await currentTemplate(content.template),
      content.variables,
      publicUrl,
      () => tokenPlaceholder,
    );
    const refusal = await askingRefusal(candidate);
    return {
      name: candidate.name,
      to: reaches(actor, 'candidate.readContact', candidate) ? candidate.email : null,
      subject,
      text: withoutSignature(text).slice(0, limits.mail.body * 2),
      missing,
      problem: refusal === 'no_contact' ? 'do_not_contact' : refusal,
      leavesAt: at.toISOString(),
      recipientZone: timeZone,
      waitsFor,
    };
  };
