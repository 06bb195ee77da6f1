import { EmailTemplateModel } from '../../mail/email-template.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

const words = { subject: 'Hello {{firstName}}', body: 'Hello {{firstName}}' };
const nothingHidden = { hidden: 'nothing is hidden' } as const;
const onShipped = (body?: Record<string, unknown>): EndpointFixture => ({
  ...nothingHidden,
  call: async () => {
    await EmailTemplateModel.deleteMany({});
    return { params: { id: 'position_filled' }, ...(body && { body }) };
  },
});
const onlyAdmins = {
  recruiter: 'changes templates of their own only',
  account_manager: 'changes templates of their own only',
  vetter: 'changes templates of their own only',
  team_lead: 'changes templates of the team only',
  finance_hr: 'changes templates of their own only',
} as const;

/** The words of the mails that the platform sends; whoever sees the list sees all of them. */
export const emailTemplateFixtures: EndpointFixtures = {
  'emailTemplates.list': { call: () => ({}) },
  'emailTemplates.read': onShipped(),
  'emailTemplates.update': { ...onShipped({ version: 1, changes: words }), never: onlyAdmins },
  'emailTemplates.restoreDefault': { ...onShipped({ version: 1 }), never: onlyAdmins },
  'emailTemplates.preview': onShipped(words),
  'emailTemplates.test': onShipped(),
  'emailTemplates.rehearse': onShipped(),
};
