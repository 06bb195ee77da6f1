import { dayMs } from '@muster/contracts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createLink } from '../../links/links.fixtures.ts';

/** Creates the decision link for a candidate, as its holder has it. */
export const decisionLinkOf = ({ _id }: Pick<Application, '_id'>, holderEmail: string) =>
  createLink({
    purpose: 'application_decision',
    subject: { type: 'application', id: _id },
    holderEmail,
    scopes: ['application:decide'],
    expiresAt: new Date(Date.now() + 7 * dayMs),
    maxUses: 1,
  });
