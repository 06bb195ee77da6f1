import { defineMessages } from '@muster/ui';

/** Texts of legal identities, for their people and for staff. */
export const identityMessages = defineMessages('blocks-identity', {
  kind: { label: 'Who signs', individual: 'A person', company: 'A company' },
  section: {
    who: 'Name',
    address: 'Address',
    tax: 'Tax and bank',
    company: 'Company',
    document: 'Document',
  },
  field: {
    legalName: 'Legal name',
    legalNameHelp: 'As it stands in the ID or in the register.',
    registrationNo: 'Registration number',
    representativeName: 'Who signs for the company',
    representativeTitle: 'Their position',
    birthDate: 'Date of birth',
    country: 'Country',
    addressLine1: 'Street and number',
    addressLine2: 'Second line',
    city: 'City',
    region: 'State or province',
    postalCode: 'Postal code',
    taxId: 'Tax number',
    taxIdHelp: 'Checked against the format of the country.',
    taxIdCountry: 'Country of the tax number',
    taxIdCountryHelp: 'Only where it differs from the country above.',
    bankReference: 'Last four characters of the bank account',
    bankReferenceHelp: 'To recognise the account; the whole number is not kept here.',
    idDocument: 'ID document',
  },
  note: 'Reviewer: {{note}}',
  upload: {
    zone: 'Choose the document, or drop it here',
    hint: 'PDF, PNG or JPEG, up to 10 MB',
    present: 'Kept: {{name}}',
    sending: 'Uploading {{name}}',
    checking: 'Checking {{name}}',
    done: '{{name}} is ready. Save to keep it.',
  },
  verifiedNotice:
    'This identity is verified. Saving makes a new version that we review; until then this one holds. Changing tax or bank details asks for the password.',
  save: 'Save',
  saveVersion: 'Save new version',
  cancel: 'Cancel',
});
