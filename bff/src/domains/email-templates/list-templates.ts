import type { emailTemplateEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { EmailTemplateModel, type StoredTemplate } from '../../mail/email-template.model.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailTemplates } from '../../mail/templates/all-templates.ts';
import { scopeFor } from './email-templates.policy.ts';
import { findTemplate, foundOwn, type FoundShipped } from './find-template.ts';
import { OwnTemplateModel } from '../../records/email-templates/own-template.model.ts';
import { showTemplate, showTemplates } from './show-template.ts';

type Endpoints = typeof emailTemplateEndpoints;

export const listTemplates: Service<Endpoints['list']> = async ({ actor }) => {
  const [stored, own] = await Promise.all([
    EmailTemplateModel.find().lean(),
    OwnTemplateModel.find({ $and: [{ deletedAt: null }, scopeFor(actor)] }).lean(),
  ]);
  const rows = await showTemplates(actor, [...shippedWith(stored), ...own.map(foundOwn)]);
  return { data: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
};

function shippedWith(stored: readonly StoredTemplate[]): FoundShipped[] {
  const words = new Map(stored.map((template) => [template.key, template]));
  return Object.entries<MailTemplate>(mailTemplates)
    .filter(([, { topic }]) => topic !== 'custom')
    .map(([key, shipped]) => ({ kind: 'shipped', key, shipped, own: words.get(key) ?? null }));
}

export const readTemplate: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showTemplate(actor, await findTemplate(actor, params.id));
