import { defineRoutes } from '../core/routes.ts';

/** URLs that the product needs but that are no screens; not among the 177 product routes. */
export const technicalRoutes = defineRoutes('mfe-public', {
  link: {
    path: '/t',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Open a link',
    status: 'built',
  },
  openedLink: {
    path: '/t/:handle',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Opened link',
    status: 'built',
  },
});

/** Documents signed by the agency and a client without a candidate, on the company's record. */
export const companyDocumentRoutes = defineRoutes('mfe-team', {
  documents: {
    path: '/companies/:id/signature-documents',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: 'Agreements with a client',
    status: 'built',
    permission: 'signature.create',
  },
  choose: {
    path: '/companies/:id/signature-documents/new',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: 'Choose a template for an agreement',
    status: 'built',
    permission: 'signature.create',
  },
  write: {
    path: '/companies/:id/signature-documents/new/:templateId',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: 'New agreement with a client',
    status: 'built',
    permission: 'signature.create',
  },
});

/** Technical pages of the shell itself. */
export const shellTechnicalRoutes = defineRoutes('shell', {
  mailbox: {
    path: '/dev/mailbox',
    access: 'public',
    kind: 'page',
    layout: 'guest',
    title: 'Development mailbox',
    status: 'built',
  },
  invitations: {
    path: '/invitations',
    access: 'session',
    kind: 'page',
    layout: 'guest',
    title: 'Invitations',
    status: 'built',
  },
});
