import type { emailTemplateEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { EmailTemplateModel, type StoredTemplate } from '../../mail/email-template.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailTemplates } from '../../mail/templates/all-templates.ts';
import { findTemplate } from './find-template.ts';
import { showTemplate, showTemplates } from './show-template.ts';

type Endpoints = typeof emailTemplateEndpoints;

export const listTemplates: Service<Endpoints['list']> = async ({ actor }) => {
  const stored = await EmailTemplateModel.find().lean<StoredTemplate[]>();
  const own = new Map(stored.map((template) => [template.key, template]));
  const found = Object.entries<MailTemplate>(mailTemplates)
    .filter(([, { topic }]) => topic !== 'custom')
    .map(([key, shipped]) => ({ key, shipped, own: own.get(key) ?? null }))
    .toSorted((a, b) => a.shipped.name.localeCompare(b.shipped.name, 'en'));
  return { data: await showTemplates(actor, found) };
};

export const readTemplate: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showTemplate(actor, await findTemplate(params.id));
