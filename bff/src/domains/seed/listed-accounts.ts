import type { DemoAccount } from '../../domain.ts';
import { demoEmail, demoPassword } from '../../demo/demo-people.ts';
import { demoAccounts } from '../../demo/staff.data.ts';

/** Returns one account for each role, as printed at the start. */
export const listedAccounts = (): DemoAccount[] =>
  demoAccounts
    .filter(({ listed }) => listed)
    .map((account) => ({
      role: account.mail.replaceAll('.', ' '),
      email: demoEmail(account),
      password: demoPassword,
    }));
