import type { screeningFormEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { cancelMailsAbout } from '../../../mail/held-mails.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { changeForm } from '../form/change-form.ts';
import { formSubject, letterhead, linkTemplates } from './form-mails.ts';
import { askingRefusal } from './may-be-asked.ts';
import { runOnForm } from './send-form.ts';

/** Closes every link to a form; answers so far stay visible to staff. */
export const disableLink: Service<typeof screeningFormEndpoints.disableLink> = (
  ctx,
  { params, body },
) =>
  runOnForm(ctx, params.id, async (tx, found) => {
    const { form, candidate } = found;
    const after = await changeForm(tx, form, { action: 'disable_link', version: body.version });
    if (after === form) return form;
    await revokeLinksTo(tx, formSubject(form), 'disabled_by_staff');
    await cancelMailsAbout(tx, formSubject(form), linkTemplates);
    if (body.message !== null && candidate.email && !(await askingRefusal(candidate, tx.session)))
      await sendMail(tx, {
        template: 'screening_closed',
        to: candidate.email,
        subject: formSubject(form),
        variables: {
          ...(await letterhead(tx, found)),
          title: form.title,
          message: body.message,
        },
      });
    return after;
  });
