import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the company's own facts. */
const companyMessages = defineMessages('mfe-client-dashboard-company', {
  open: 'Company facts',
  title: 'Company facts',
  facts: 'Your company',
  about: 'About the company',
  aboutHelp: 'What you do and how you work. The people who recruit for you read it.',
  rest: 'The agency keeps name, address and terms. Ask your account manager to change them.',
  save: common.saveChanges,
  saved: 'The facts of your company are saved',
  cancel: common.cancel,
});

export const useCompanyMessages = () => useT(companyMessages);
