import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import type { ApplyingRecord } from '../applying.model.ts';
import { intakeSubject } from './visited-application.ts';

/** The link that opens an application. */
export const applicationLink = ({ _id, expiresAt }: ApplyingRecord) =>
  ({
    purpose: 'application_resume',
    subject: intakeSubject(_id),
    scopes: ['application:write'],
    expiresAt,
    keepEarlier: true,
  }) as const;

type Template = 'application_resume' | 'application_confirm' | 'application_reminder';

/**
 * Mails an application's link to its address. Each mail has a link of its own; earlier links stay
 * valid.
 */
export async function mailLink(tx: Tx, intake: ApplyingRecord, template: Template): Promise<void> {
  const { email, draft } = intake;
  if (!email) return;
  const link = applicationLink(intake);
  await createAccessToken(tx, { ...link, holderEmail: email });
  await sendMail(tx, {
    template,
    to: email,
    subject: link.subject,
    variables: { agencyName: agencyName(), firstName: draft?.firstName ?? '' },
  });
}
