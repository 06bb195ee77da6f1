import type {
  SignatureCategory,
  SignatureOrder,
  SignatureParty,
  SignatureTemplateField,
} from '@muster/contracts';

/**
 * A text with gaps, as the agency sends it: `# ` and `## ` begin headings, `- ` list items. A
 * changed wording gets another revision; sent documents keep their text.
 */
export interface ShippedTemplate {
  readonly key: string;
  readonly revision: number;
  readonly name: string;
  readonly category: SignatureCategory;
  readonly summary: string;
  readonly fields: readonly SignatureTemplateField[];
  readonly parties: readonly SignatureParty[];
  readonly order: SignatureOrder;
  readonly expiresInDays: number;
  readonly requiresIdentity: boolean;
  readonly body: string;
}

const field = (
  key: string,
  label: string,
  kind: SignatureTemplateField['kind'] = 'text',
  { help = null, required = true }: Partial<Pick<SignatureTemplateField, 'help' | 'required'>> = {},
): SignatureTemplateField => ({ key, label, kind, help, required });
const parties = ['candidate', 'agency'] as const;
const withClient = ['client', 'agency'] as const;
const threeParties = ['candidate', 'agency', 'client'] as const;
const between = `This agreement is made on {{date}} between {{agency.name}} (“the Agency”) and {{party.legal_name}}, {{party.address}} (“the Contractor”).`;
const betweenTwo = `This agreement is made on {{date}} between {{agency.name}} (“the Agency”) and {{party.legal_name}}, {{party.address}}, represented by {{client.name}} (“the Client”).`;

export const shippedTemplates: readonly ShippedTemplate[] = [
  {
    key: 'contractor-agreement',
    revision: 1,
    name: 'Contractor agreement',
    category: 'contractor_agreement',
    summary: 'The frame for all work: services, fee, confidentiality, rights, notice.',
    fields: [
      field('services', 'Services', 'long', { help: 'What is done, in one or two sentences.' }),
      field('start', 'First day', 'date'),
      field('fee', 'Fee', 'text', { help: 'Amount, currency and unit: EUR 45.00 an hour.' }),
      field('payment', 'Payment within', 'text', { help: 'For instance: 14 days of the invoice.' }),
      field('notice', 'Notice period', 'text', { help: 'For instance: 14 days.' }),
      field('law', 'Governing law'),
      field('extra', 'Further terms', 'long', { required: false }),
    ],
    parties,
    order: 'sequential',
    expiresInDays: 30,
    requiresIdentity: true,
    body: `${between}

## 1. Services
From {{start}} on, the Contractor performs the following services: {{services}}
The Contractor decides how, when and where the services are performed, within what was agreed with the Agency’s client.

## 2. Fee
The Agency pays {{fee}}. Invoices are paid within {{payment}}. The Contractor pays all taxes and contributions that are due on the fee.

## 3. Independence
The Contractor is no employee of the Agency or of its clients, and may work for others.

## 4. Confidentiality
The Contractor keeps secret what is learned about the Agency, its clients and their customers, also after the end of this agreement.

## 5. Rights to the work
All rights to the results of the services pass to the Agency’s client when they are paid for.

## 6. End
Each side may end this agreement with a notice of {{notice}}, and at once for an important reason.

## 7. Law
This agreement is governed by the law of {{law}}.

{{extra}}`,
  },
  {
    key: 'contract-amendment',
    revision: 1,
    name: 'Amendment of a contractor agreement',
    category: 'amendment',
    summary: 'What changes in an agreement that goes on: its end, its fee, its services.',
    fields: [
      field('change', 'What changes', 'long', { help: 'In full sentences.' }),
      field('effective', 'From', 'date'),
      field('law', 'Governing law'),
    ],
    parties,
    order: 'sequential',
    expiresInDays: 14,
    requiresIdentity: true,
    body: `${between}

## 1. Change
The parties have an agreement about services of the Contractor. From {{effective}} on, this changes: {{change}}

## 2. All else
Everything else that was agreed goes on as it is.

## 3. Law
This amendment is governed by the law of {{law}}.`,
  },
  {
    key: 'nda',
    revision: 1,
    name: 'Confidentiality agreement',
    category: 'nda',
    summary: 'Before client names and plans are shared.',
    fields: [
      field('purpose', 'Purpose', 'long', { help: 'Why confidential information is shared.' }),
      field('years', 'Years', 'text', { help: 'How long it holds after the end: 3.' }),
      field('law', 'Governing law'),
    ],
    parties,
    order: 'sequential',
    expiresInDays: 14,
    requiresIdentity: false,
    body: `${between}

## 1. Purpose
The parties share confidential information for this purpose: {{purpose}}

## 2. What is confidential
Everything that is marked as confidential or that a careful person would take to be so: names of clients, plans, prices, source code and personal data.

## 3. Duties
Each party
- uses the information for the purpose alone,
- shows it only to people who need it and are bound in the same way,
- gives it back or deletes it when asked to.

## 4. Duration
These duties hold for {{years}} years after the last information was shared.

## 5. Law
This agreement is governed by the law of {{law}}.`,
  },
  {
    key: 'ip-assignment',
    revision: 1,
    name: 'Assignment of rights',
    category: 'ip_assignment',
    summary: 'Rights to work for one client pass on, where the client asks for a paper of its own.',
    fields: [field('project', 'Project'), field('law', 'Governing law')],
    parties,
    order: 'sequential',
    expiresInDays: 30,
    requiresIdentity: true,
    body: `${between}

## 1. Assignment
The Contractor assigns all rights to the results of the work on {{project}} to the Agency, which may pass them on to its client. Where rights cannot be assigned, the Contractor grants an exclusive licence without limit in time or place.

## 2. Earlier work
Work from before the project stays the Contractor’s. Where it is part of the results, it may be used with them.

## 3. Law
This agreement is governed by the law of {{law}}.`,
  },
  {
    key: 'work-at-client',
    revision: 1,
    name: 'Agreement for work at a client',
    category: 'contractor_agreement',
    summary: 'Signed by contractor, agency and client. What is paid is not in it.',
    fields: [
      field('services', 'Services', 'long', { help: 'What is done, in one or two sentences.' }),
      field('client', 'Company of the client', 'text', { help: 'As it is registered.' }),
      field('start', 'First day', 'date'),
      field('place', 'Place of work', 'text', { help: 'For instance: remote.' }),
      field('notice', 'Notice period', 'text', { help: 'For instance: 14 days.' }),
      field('law', 'Governing law'),
    ],
    parties: threeParties,
    order: 'sequential',
    expiresInDays: 30,
    requiresIdentity: true,
    // The client reads all of it, so it contains no rate and no address of the contractor.
    body: `This agreement is made on {{date}} between {{agency.name}} (“the Agency”), {{party.legal_name}} (“the Contractor”) and {{client}}, represented by {{client.name}} (“the Client”).

## 1. Services
From {{start}} on, the Contractor performs the following services for the Client: {{services}}
Place of work: {{place}}.

## 2. Fees
What the Client pays to the Agency, and the Agency to the Contractor, is agreed between those two alone.

## 3. Confidentiality
Each party keeps secret what it learns about the others and their customers, also after the end of this agreement.

## 4. Rights to the work
All rights to the results of the services pass to the Client when they are paid for.

## 5. End
Each party may end this agreement with a notice of {{notice}}, and at once for an important reason.

## 6. Law
This agreement is governed by the law of {{law}}.`,
  },
  {
    key: 'client-msa',
    revision: 1,
    name: 'Master services agreement',
    category: 'client_msa',
    summary: 'The frame for all people whom a client takes: fees, payment, confidentiality, end.',
    fields: [
      field('services', 'Services', 'long', { help: 'What the agency does for the client.' }),
      field('start', 'In force from', 'date'),
      field('fees', 'Fees', 'long', { help: 'How they are set, for instance by order.' }),
      field('payment', 'Payment within', 'text', { help: 'For instance: 30 days of the invoice.' }),
      field('notice', 'Notice period', 'text', { help: 'For instance: 30 days.' }),
      field('law', 'Governing law'),
      field('extra', 'Further terms', 'long', { required: false }),
    ],
    parties: withClient,
    order: 'sequential',
    expiresInDays: 30,
    requiresIdentity: false,
    body: `${betweenTwo}

## 1. Services
From {{start}} on, the Agency provides the following services: {{services}}
Each person whom the Client takes is agreed in writing, with what is to be done and from when.

## 2. Fees and payment
{{fees}}
Invoices are paid within {{payment}}.

## 3. People
The people whom the Agency presents are presented in confidence. The Client does not engage them past the Agency without its consent.

## 4. Confidentiality
Each party keeps secret what it learns about the other and its customers, also after the end of this agreement.

## 5. Rights to the work
All rights to the results of the services pass to the Client when they are paid for.

## 6. End
Each party may end this agreement with a notice of {{notice}}, and at once for an important reason. Work that is under way ends by its own terms.

## 7. Law
This agreement is governed by the law of {{law}}.

{{extra}}`,
  },
  {
    key: 'client-nda',
    revision: 1,
    name: 'Confidentiality agreement with a client',
    category: 'nda',
    summary: 'Agency and client keep secret what they learn about each other, before any work.',
    fields: [
      field('purpose', 'Purpose', 'long', { help: 'Why each tells the other.' }),
      field('years', 'Years after the end'),
      field('law', 'Governing law'),
    ],
    parties: withClient,
    order: 'sequential',
    expiresInDays: 14,
    requiresIdentity: false,
    body: `${betweenTwo}

## 1. Purpose
The parties tell each other what is not public for this purpose: {{purpose}}

## 2. Confidentiality
Each party uses what it learns for this purpose alone, shows it only to people who need it for that and are bound in the same way, and protects it as its own.

## 3. What is not confidential
What was known before, is public, or comes lawfully from others is not confidential.

## 4. Duration
This agreement binds the parties for {{years}} years after they end their talks or their work together. On request each returns or deletes what it got.

## 5. Law
This agreement is governed by the law of {{law}}.`,
  },
];

/** Fills the gaps of the text; drops paragraphs with an empty gap. */
export function fillTemplate(body: string, values: Readonly<Record<string, string>>): string {
  return body
    .split('\n')
    .map((line) =>
      line.replace(/\{\{([a-z0-9_.]{1,40})\}\}/g, (_gap, key: string) => values[key] ?? ''),
    )
    .join('\n');
}
