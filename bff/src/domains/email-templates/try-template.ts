import { limits, type emailTemplateEndpoints } from '@muster/contracts';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { withoutSignature } from '../../mail/render-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { suppressionsOf } from '../../mail/suppressions.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { maskedFirstName, maskedPerson } from '../../records/candidates/contact/masked-people.ts';
import { mayBeMailed, newestPeople } from '../../records/candidates/contact/mail-rules.ts';
import { findTemplate } from './find-template.ts';
import { frameOf, savedWords, writeOwn, writeSample, type Site } from './write-sample.ts';

type Endpoints = typeof emailTemplateEndpoints;

/** Renders unsaved text with sample values. */
export const previewTemplate =
  (site: Site): Service<Endpoints['preview']> =>
  async ({ actor }, { params, body }) =>
    writeSample(await findTemplate(actor, params.id), body, {}, site);

/** Renders the text of a template that does not exist yet. */
export const previewNew =
  (site: Site): Service<Endpoints['previewNew']> =>
  (_ctx, { body: { audience, ...words } }) =>
    writeOwn(audience, words, {}, site);

/** Sends the saved text to the user themselves; its links do not work. */
export const testTemplate =
  (site: Site): Service<Endpoints['test']> =>
  async (ctx, { params }) => {
    const found = await findTemplate(ctx.actor, params.id);
    const { perUser, window } = limits.template.tests;
    await ctx.limit('template-test', ctx.actor.userId.toHexString(), perUser, window);
    const { email } = ctx.session.user;
    const { subject, text } = writeSample(found, savedWords(found), {}, site);
    return transact(ctx, async (tx) => {
      await sendMail(tx, {
        template: 'template_test',
        to: email,
        variables: { subject, body: withoutSignature(text) },
      });
      return { to: email };
    });
  };

/** Renders the saved text for real people with masked names. */
export const rehearseTemplate =
  (site: Site): Service<Endpoints['rehearse']> =>
  async ({ actor }, { params }) => {
    const found = await findTemplate(actor, params.id);
    const people = await newestPeople(actor, limits.template.rehearsal);
    const data = await Promise.all(
      people.map(async (person) => {
        const values = { firstName: maskedFirstName(person) };
        const { subject, text } = writeSample(found, savedWords(found), values, site);
        const outcome = await outcomeFor(person, frameOf(found));
        return { recipient: maskedPerson(person), outcome, subject, text };
      }),
    );
    return { data };
  };

async function outcomeFor(
  person: Parameters<typeof mayBeMailed>[0],
  { optional, category }: MailTemplate,
) {
  if (person.email === null) return 'no_email' as const;
  if (!mayBeMailed(person)) return 'do_not_contact' as const;
  const reasons = await suppressionsOf(person.email);
  const stopped = reasons.has('bounced') || (optional && reasons.has('unsubscribed'));
  return stopped && category !== 'account' ? ('unsubscribed' as const) : ('ok' as const);
}
