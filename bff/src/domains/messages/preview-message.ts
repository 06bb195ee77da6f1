import { withoutPromises, type messageEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import type { Service } from '../../http/mount.ts';
import { readerOf } from '../../mail/written-mails.ts';
import { displayName } from '../../identity/user.model.ts';
import { fillFor } from '../email-templates/api/fill-words.ts';
import { wordsFor } from '../email-templates/api/in-language.ts';
import { findUsable } from '../email-templates/api/usable-template.ts';
import { findAddressees } from './api/addressees.ts';
import { planMail, wantedTime } from './api/mail-plan.ts';

/** Previews the mail as its readers would receive it, and when. */
export const previewMessage =
  ({ mailHours: hours }: Config): Service<(typeof messageEndpoints)['preview']> =>
  async ({ actor, session }, { body }) => {
    const { people, timeZone, values, knowsAddress, language } = await findAddressees(actor, body);
    const { at, waitsFor } = planMail(
      wantedTime(new Date(), body.sendAt),
      body.sendAt !== null,
      timeZone,
      body.isUrgent ? null : hours,
    );
    const template =
      body.templateId === null
        ? null
        : await findUsable(actor, body.templateId, readerOf(body.subjectType));
    const { missingLanguage, subject, text } = wordsFor(template, body, language);
    return {
      recipients: people.map(({ id, name, address, problem }) => ({
        id: id.toHexString(),
        name,
        problem,
        address: knowsAddress ? address : null,
      })),
      signature: session.user.mailSignature ?? null,
      ...fillFor({ subject, text: withoutPromises(text) }, values, displayName(session.user)),
      missingLanguage,
      leavesAt: at.toISOString(),
      recipientZone: timeZone,
      waitsFor,
    };
  };
